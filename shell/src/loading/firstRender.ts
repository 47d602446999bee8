import { holdEvents } from '@foothold/shared/api';
import type { createBrowserRouter } from '@foothold/shared/router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Milliseconds. Whoever waits longer for the page's code sees its skeleton meanwhile. */
const maxDelay = 200;

let renderNow = () => {};

/**
 * Calls `render` once the first page's loader has run, or after a moment. Rendering a skeleton keeps a phone busy for longer
 * than the page's code, which is preloaded, takes to send its request.
 */
export function scheduleFirstRender(router: Router, render: () => void): void {
  const end = () => {
    clearTimeout(timer);
    unsubscribe();
    renderNow = () => {};
    render();
  };
  const timer = setTimeout(end, maxDelay);
  const unsubscribe = router.subscribe(({ initialized }) => initialized && renderNow());
  renderNow = end;
  if (router.state.initialized) end();
}

/** Milliseconds that a slow phone takes to render what it has loaded. */
const renderTime = 1_000;

/** Opens the stream of events once the first page has its data and had time to show it. */
export const connectEventsAfterFirstPage = (router: Router): void =>
  runAfterFirstPage(router, holdEvents(), renderTime);

/** Calls `run` that many milliseconds after the first page has its data. */
export function runAfterFirstPage(router: Router, run: () => void, delay: number): void {
  const end = () => {
    unsubscribe();
    setTimeout(run, delay);
  };
  const unsubscribe = router.subscribe(({ initialized }) => initialized && end());
  if (router.state.initialized) end();
}

/** The code of a page is loaded: the first render follows when its loader has run. */
export const noteLoadedPage = (): void => void setTimeout(() => renderNow());
