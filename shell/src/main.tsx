// First, because schemas are built as their modules load.
import './noEval';
import './sharedModules';
import { onSessionEnd, onUnapproved } from '@foothold/shared/api';
import { expireSession } from '@foothold/shared/auth';
import { readBoot } from '@foothold/shared/boot';
import { createBrowserRouter, RouterProvider } from '@foothold/shared/router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { queueHealthReport, sendReportsWhenHidden } from './healthReports';
import { createAreaLoader } from './loading/areaLoader';
import { discoverRoutes } from './loading/discoverRoutes';
import { trackFailedScripts } from './loading/failedScripts';
import { allowSharedModuleRetry, enforceEntryIntegrity, loadRelease } from './loading/federation';
import { loadedReleases } from './loading/liveReleases';
import { routes } from './routes';
import { handleSessionEnd, redirectUnverifiedCompany } from './session';
import { findOwningArea } from './visitorAreas';

enforceEntryIntegrity();
allowSharedModuleRetry();
trackFailedScripts();
sendReportsWhenHidden();
onSessionEnd(expireSession);
onUnapproved(redirectUnverifiedCompany);
handleSessionEnd();

const router = createBrowserRouter(routes, { patchRoutesOnNavigation: discoverRoutes(createAreaLoader(loadRelease)) });
const container = document.getElementById('app');
if (!container) throw new Error('The page has no place for the app.');

createRoot(container).render(
  <StrictMode>
    <App>
      <RouterProvider router={router} />
    </App>
  </StrictMode>,
);

queueHealthReport({ app: 'shell', release: readBoot().shell.release, kind: 'loaded' });

// Measured from the start, whenever the measuring comes: it waits until nobody waits for anything else.
const owner = findOwningArea(window.location.pathname);
async function measureVitals(name: string): Promise<void> {
  const release = loadedReleases.get(name);
  if (!release) return;
  // Whoever is offline by then goes unmeasured.
  const vitals = await import('./vitals').catch(() => null);
  vitals?.reportVitals(name, release);
}
if (owner) setTimeout(measureVitals, 10_000, owner.name);
