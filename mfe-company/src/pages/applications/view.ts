import { isPhoneLayout } from '@foothold/shared/ui';

const applicationViews = ['cards', 'table', 'board'] as const;
export type ApplicationView = (typeof applicationViews)[number];

const yearInSeconds = 31_536_000;

/** How applications are shown: as the address says, else as this browser showed them last. Phones show cards. */
export function readView(params: URLSearchParams): ApplicationView {
  if (isPhoneLayout()) return 'cards';
  const isView = (name?: string | null) => applicationViews.find((view) => view === name);
  return isView(params.get('view')) ?? isView(/(?:^|; )applications_view=(\w+)/.exec(document.cookie)?.[1]) ?? 'cards';
}

/** The path of an address with the view, so that whoever it is sent to sees the same. */
export function addView(url: string, view: ApplicationView): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.set('view', view);
  return `${pathname}?${searchParams}`;
}

/** Remembers the view in this browser, unless it had no choice. Not in the local storage, which the login page clears. */
export function rememberView(view: ApplicationView): void {
  if (isPhoneLayout()) return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser.
  document.cookie = `applications_view=${view}; path=/dashboard; max-age=${yearInSeconds}; samesite=lax${secure}`;
}
