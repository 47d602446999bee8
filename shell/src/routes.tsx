import type { RouteObject } from '@foothold/shared/router';
import { RootLayout } from './layout/RootLayout';
import { Splash } from './layout/Splash';
import { redirectToCanonicalPath } from './navigation/canonicalPaths';
import { reloadForNewIdentity } from './navigation/reloadForNewIdentity';
import * as loaderPage from './pages/LoaderPage';
import { RootFailure } from './pages/RootFailure';
import * as unmatchedPage from './pages/UnmatchedPage';

/** The shell's own routes. An area's routes are added to `site` when an address first belongs to the area. */
export const routes: RouteObject[] = [
  {
    id: 'site',
    Component: RootLayout,
    ErrorBoundary: RootFailure,
    HydrateFallback: Splash,
    middleware: [reloadForNewIdentity, redirectToCanonicalPath],
    children: [
      { path: 'login', lazy: () => import('./login/LoginPage') },
      { path: 'login/code', lazy: () => import('./login/CodePage') },
      { path: 'loader', loader: loaderPage.loader, Component: loaderPage.Component },
      {
        path: '*',
        loader: unmatchedPage.loader,
        Component: unmatchedPage.Component,
        ErrorBoundary: RootFailure,
      },
    ],
  },
];
