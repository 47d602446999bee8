import type { RouteObject } from '@foothold/shared/router';
import { RootLayout } from './frame/Root';
import { Splash } from './frame/Splash';
import { reloadForNewIdentity } from './freshDocument';
import * as unmatchedPage from './pages/elsewhere';
import * as loaderPage from './pages/loaderPage';
import { RootFailure } from './pages/RootFailure';
import { redirectToCanonicalPath } from './spelling';

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
