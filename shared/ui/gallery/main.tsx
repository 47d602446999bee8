import { createBrowserRouter, RouterProvider } from '@foothold/shared/router';
import { createRoot } from 'react-dom/client';
import { fetchLines } from '../drawings/lines';
import { ToastRegion } from '../feedback/ToastRegion';
import face from '../fonts/bricolage-grotesque-latin-wght-normal.woff2';
import { GlobalStyle } from '../styles/GlobalStyle';
import { Gallery } from './Gallery';

const place = document.getElementById('gallery');
if (!place) throw new Error('The page has no place for the gallery.');

void fetchLines();
createRoot(place).render(
  <>
    <GlobalStyle $fontUrl={face} />
    <RouterProvider router={createBrowserRouter([{ path: '*', Component: Gallery }])} />
    <ToastRegion />
  </>,
);
