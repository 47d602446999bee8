// First, because schemas are built as their modules load.
import './noEval';
import './sharedModules';
import { onSessionEnd, onUnapproved } from '@foothold/shared/api';
import { sessionExpired } from '@foothold/shared/auth';
import { createBrowserRouter, RouterProvider } from '@foothold/shared/router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { areaLoader } from './loading/areas';
import { discover } from './loading/discover';
import { loadRelease, secureEntries } from './loading/federation';
import { routes } from './routes';
import { followSession, goAndWait } from './session';

secureEntries();
onSessionEnd(sessionExpired);
onUnapproved(goAndWait);
followSession();

const router = createBrowserRouter(routes, { patchRoutesOnNavigation: discover(areaLoader(loadRelease)) });
const place = document.getElementById('app');
if (!place) throw new Error('The page has no place for the app.');

createRoot(place).render(
  <StrictMode>
    <App>
      <RouterProvider router={router} />
    </App>
  </StrictMode>,
);
