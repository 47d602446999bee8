import { useSyncExternalStore } from 'react';
import { css, type RuleSet } from 'styled-components';

/** `split`: the list at the left and the chosen job at the right, where there is room for both. */
export type JobView = 'list' | 'split';

const wideQuery = '(min-width: 1280px)';

/** Styles of the split view. It depends on the document alone, so that a prerendered list has it before the scripts. */
export const whenSplit = (style: RuleSet) => css`
  @media ${wideQuery} { html[data-job-view='split'] & { ${style} } }
`;

/** For what only a window with room for the split view has. */
export const hiddenWhenNarrow = css`@media not all and ${wideQuery} { display: none; }`;

const getWideQueryList = () => (typeof matchMedia === 'function' ? matchMedia(wideQuery) : null);
export const isWide = () => getWideQueryList()?.matches ?? false;

const yearInSeconds = 365 * 24 * 60 * 60;

/** Shows a view, and remembers it in this browser: the server reads the cookie and marks the next document. */
export function setJobView(view: JobView): void {
  showJobView(view);
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser.
  document.cookie = `job_view=${view}; path=/; max-age=${view === 'list' ? 0 : yearInSeconds}; samesite=lax${secure}`;
}

export function showJobView(view: JobView): void {
  if (view === 'split') document.documentElement.dataset.jobView = view;
  else delete document.documentElement.dataset.jobView;
}

const isSplit = () => isWide() && document.documentElement.dataset.jobView === 'split';

/** Whether the split view is chosen and has room. */
export const useIsSplit = (): boolean => useSyncExternalStore(subscribe, isSplit, () => false);

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-job-view'] });
  const wide = getWideQueryList();
  wide?.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    wide?.removeEventListener('change', onChange);
  };
}
