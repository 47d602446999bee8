import { createBrowserRouter, RouterProvider } from '@foothold/shared/router';
import { createRoot } from 'react-dom/client';
import { loadContourLines } from '../drawings/contourLines';
import { ToastRegion } from '../feedback/ToastRegion';
import { fontUrls } from '../fonts';
import { GlobalStyle } from '../styles/GlobalStyle';
import { Gallery } from './Gallery';

const container = document.getElementById('gallery');
if (!container) throw new Error('The document has no element with the id "gallery".');

void loadContourLines();
createRoot(container).render(
  <>
    <GlobalStyle $fontUrls={fontUrls} />
    <RouterProvider router={createBrowserRouter([{ path: '*', Component: Gallery }])} />
    <ToastRegion />
  </>,
);
