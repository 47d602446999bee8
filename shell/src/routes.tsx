import type { RouteObject } from '@foothold/shared/router';
import { Root } from './frame/Root';
import { Splash } from './frame/Splash';
import { freshDocument } from './freshDocument';
import * as elsewhere from './pages/elsewhere';
import * as loaderPage from './pages/loaderPage';
import { RootFailure } from './pages/RootFailure';
import { spellRight } from './spelling';

/** What the shell answers itself. Areas are added to `site` when an address first belongs to them. */
export const routes: RouteObject[] = [
  {
    id: 'site',
    Component: Root,
    ErrorBoundary: RootFailure,
    HydrateFallback: Splash,
    middleware: [freshDocument, spellRight],
    children: [
      { path: 'login', lazy: () => import('./login/LoginPage') },
      { path: 'login/code', lazy: () => import('./login/CodePage') },
      { path: 'loader', ...loaderPage },
      { path: '*', ErrorBoundary: RootFailure, ...elsewhere },
    ],
  },
];
