import { observeCalls } from '@foothold/shared/api';
import { type Breadcrumb, errorReportLimits } from '@foothold/shared/contract';
import type { createBrowserRouter } from '@foothold/shared/router';
import { findRegisteredPattern } from '../navigation/canonicalPaths';

/** With the path of a page: its pattern may be known only once the page's area has loaded. */
type Recorded = Omit<Breadcrumb, 'seconds'> & { at: number };

const recorded: Recorded[] = [];

function record(crumb: Omit<Recorded, 'at'>): void {
  recorded.push({ ...crumb, at: Date.now() });
  if (recorded.length > errorReportLimits.breadcrumbs) recorded.shift();
}

/** Remembers what happens in this document: pages, calls and presses, without what they are about. */
export function recordBreadcrumbs(router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>): void {
  let path = '';
  const recordPage = ({ location: { pathname } }: typeof router.state) => {
    if (pathname !== path) record({ kind: 'page', what: pathname });
    path = pathname;
  };
  recordPage(router.state);
  router.subscribe(recordPage);
  observeCalls(({ method, path: pattern }, status) => record({ kind: 'call', what: `${method} ${pattern}`, status }));
  document.addEventListener('click', ({ target }) => recordPress(target), true);
}

function recordPress(target: EventTarget | null): void {
  const pressed = target instanceof Element && target.closest('[role],a,button,input,select,textarea,summary');
  if (!pressed) return;
  const tag = pressed.localName;
  record({ kind: 'press', what: pressed.getAttribute('role') ?? (tag === 'a' ? 'link' : tag) });
}

/** What happened in this document until now, the last thing last. */
export const listBreadcrumbs = (): Breadcrumb[] =>
  recorded.map(({ at, ...crumb }) => ({
    ...crumb,
    what: (crumb.kind === 'page' ? (findRegisteredPattern(crumb.what) ?? '') : crumb.what).slice(0, 160),
    seconds: Math.max(0, Math.round((Date.now() - at) / 1000)),
  }));
