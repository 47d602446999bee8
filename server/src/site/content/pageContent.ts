import { type Head, siteHead } from '../html/head';

/** What an address has to say before any script runs. */
export interface PageContent {
  /** `none`: the address names something that there is not, for everybody. */
  kind: 'page' | 'none';
  head: Head;
  /** What the page's still shows in its slots. */
  placeholders?: Readonly<Record<string, unknown>>;
  /** Answers that the page would ask for first, by path, as somebody who is not signed in gets them. */
  responses?: Readonly<Record<string, unknown>>;
}

export const plainContent: PageContent = { kind: 'page', head: siteHead };
