import type { RouteObject } from '@foothold/shared/router';
import { redirectToCanonicalPath } from './canonicalPaths';
import { RootLayout } from './layout/RootLayout';
import { Splash } from './layout/Splash';
import * as loaderPage from './pages/LoaderPage';
import { RootFailure } from './pages/RootFailure';
import * as unmatchedPage from './pages/UnmatchedPage';
import { reloadForNewIdentity } from './reloadForNewIdentity';

/** What the shell answers itself. Areas are added to `site` when an address first belongs to them. */
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
      { path: 'loader', ...loaderPage },
      { path: '*', ErrorBoundary: RootFailure, ...unmatchedPage },
    ],
  },
];
