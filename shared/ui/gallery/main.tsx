import { createBrowserRouter, RouterProvider } from '@foothold/shared/router';
import { createRoot } from 'react-dom/client';
import { loadContourLines } from '../drawings/contourLines';
import { ToastRegion } from '../feedback/ToastRegion';
import fontUrl from '../fonts/bricolage-grotesque-latin-wght-normal.woff2';
import { GlobalStyle } from '../styles/GlobalStyle';
import { Gallery } from './Gallery';

const container = document.getElementById('gallery');
if (!container) throw new Error('The document has no element with the id "gallery".');

void loadContourLines();
createRoot(container).render(
  <>
    <GlobalStyle $fontUrl={fontUrl} />
    <RouterProvider router={createBrowserRouter([{ path: '*', Component: Gallery }])} />
    <ToastRegion />
  </>,
);
