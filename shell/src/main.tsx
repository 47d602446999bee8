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
import { ownerOf } from './boot';
import { report, reportWhenLeaving } from './health';
import { areaLoader } from './loading/areas';
import { discover } from './loading/discover';
import { lendAgain, loadRelease, secureEntries } from './loading/federation';
import { noteLost } from './loading/lost';
import { loadedReleases } from './loading/renewal';
import { routes } from './routes';
import { followSession, goAndWait } from './session';

secureEntries();
lendAgain();
noteLost();
reportWhenLeaving();
onSessionEnd(expireSession);
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

report({ app: 'shell', release: readBoot().shell.release, kind: 'loaded' });

// Measured from the start, whenever the measuring comes: it waits until nobody waits for anything else.
const owner = ownerOf(window.location.pathname);
async function measure(name: string): Promise<void> {
  const release = loadedReleases.get(name);
  if (!release) return;
  // Whoever is offline by then goes unmeasured.
  const vitals = await import('./vitals').catch(() => null);
  vitals?.measure(name, release);
}
if (owner) setTimeout(measure, 10_000, owner.name);
