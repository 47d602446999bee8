import './sharing/sharedModules';
import { onSessionEnd, onUnapproved } from '@foothold/shared/api';
import { expireSession } from '@foothold/shared/auth';
import { readBoot } from '@foothold/shared/boot';
import { createBrowserRouter, RouterProvider } from '@foothold/shared/router';
import { applyLowData, clearToastOnNavigation, GlobalStyle, ToastRegion, useLowData } from '@foothold/shared/ui';
import { fontUrls } from '@foothold/shared/ui/fonts';
import { StrictMode, startTransition } from 'react';
import type * as Renderer from 'react-dom/client';

import { recordBreadcrumbs } from './health/breadcrumbs';
import { queueHealthReport, sendReportsWhenHidden } from './health/healthReports';
import { reportUncaughtErrors } from './health/uncaughtErrors';
import { keepInstallOffer } from './install/installation';
import { createAreaLoader } from './loading/areaLoader';
import { discoverRoutes } from './loading/discoverRoutes';
import { allowSharedModuleRetry, enforceEntryIntegrity, loadRelease } from './loading/federation';
import { connectEventsAfterFirstPage, scheduleFirstRender } from './loading/firstRender';
import { getLoadedRelease } from './loading/liveReleases';
import { trackUnloadedScripts } from './loading/unloadedScripts';
import { findOwningArea } from './loading/visitorAreas';
import { startOfflineReading } from './offline/startOfflineReading';
import { startSendingKept } from './offline/startSendingKept';
import { routes } from './routes';
import { handleSessionEnd, redirectUnverifiedCompany } from './session/sessionEnd';

type Router = ReturnType<typeof createBrowserRouter>;

// The browser records the metrics from the start, so the code that reads them can load late, without competing with the page.
const vitalsDelay = 10_000;

/** Starts to load the first page, and returns what shows it. */
export function startApp(): (renderer: typeof Renderer) => void {
  applyLowData();
  enforceEntryIntegrity();
  allowSharedModuleRetry();
  trackUnloadedScripts();
  reportUncaughtErrors();
  sendReportsWhenHidden();
  keepInstallOffer();
  onSessionEnd(expireSession);
  onUnapproved(redirectUnverifiedCompany);
  handleSessionEnd();

  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: discoverRoutes(createAreaLoader(loadRelease)),
  });
  connectEventsAfterFirstPage(router);
  clearToastOnNavigation(router);
  recordBreadcrumbs(router);
  startOfflineReading(router);
  startSendingKept(router);
  const owner = findOwningArea(window.location.pathname);
  if (owner) setTimeout(measureVitals, vitalsDelay, owner.name);
  return (renderer) => renderApp(renderer, router);
}

async function measureVitals(name: string): Promise<void> {
  const release = getLoadedRelease(name);
  if (!release) return;
  // Offline by then: the visit is not measured.
  const vitals = await import('./health/vitals').catch(() => null);
  vitals?.reportVitals(name, release);
}

const Styles = () => <GlobalStyle $fontUrls={useLowData() ? null : fontUrls} />;

/** Shows the page that the router has been loading. */
function renderApp({ createRoot }: typeof Renderer, router: Router): void {
  const container = document.getElementById('app');
  if (!container) throw new Error('The document has no element with the id "app".');
  const root = createRoot(container);
  const render = () =>
    root.render(
      <StrictMode>
        <Styles />
        <RouterProvider router={router} />
        <ToastRegion />
      </StrictMode>,
    );
  scheduleFirstRender(router, () => {
    // A whole page is rendered in slices: in one piece, a phone would answer no press for that long. What the router changes
    // before the page is committed would be lost, so the skeleton of a page that is still loading is rendered at once.
    if (router.state.initialized) startTransition(render);
    else render();
  });
  queueHealthReport({ app: 'shell', release: readBoot().shell.release, kind: 'loaded' });
}
