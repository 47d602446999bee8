import { currentIdentity } from '@foothold/shared/auth';
import { readBoot } from '@foothold/shared/boot';
import { type RouteObject, redirectDocument, replace } from '@foothold/shared/router';
import { RootLayout } from './layout/RootLayout';
import { Splash } from './layout/Splash';
import { toRetryableRoutes } from './loading/retryableRoutes';
import { redirectToCanonicalPath } from './navigation/canonicalPaths';
import { reloadForNewIdentity } from './navigation/reloadForNewIdentity';
import { trackKept } from './navigation/trackKept';
import { RootFailure } from './pages/RootFailure';
import * as unmatchedPage from './pages/UnmatchedPage';

/** The shell's own routes. An area's routes are added to `site` when an address first belongs to the area. */
export const routes: RouteObject[] = [
  {
    id: 'site',
    Component: RootLayout,
    ErrorBoundary: RootFailure,
    // The same component, so that the layout stays when the first page replaces its skeleton.
    HydrateFallback: RootLayout,
    middleware: [reloadForNewIdentity, redirectToCanonicalPath, trackKept],
    children: [
      ...toRetryableRoutes(
        [
          { path: 'login', lazy: () => import('./login/LoginPage') },
          { path: 'login/code', lazy: () => import('./login/CodePage') },
        ],
        { app: 'shell', release: readBoot().shell.release },
      ),
      { path: 'loader', loader: redirectHome, Component: Splash },
      {
        path: '*',
        loader: unmatchedPage.loader,
        Component: unmatchedPage.Component,
        ErrorBoundary: RootFailure,
      },
    ],
  },
];

/** Redirects to the user's home page, which the boot document names; loads a new document if this one is another user's. */
function redirectHome() {
  const identity = currentIdentity();
  if (!identity) throw replace('/login');
  if (identity.user_id !== readBoot().identity?.user_id) throw redirectDocument('/loader');
  throw replace(readBoot().home);
}
