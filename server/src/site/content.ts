import { type Head, siteHead } from './head';

/** What an address has to say before any script runs. */
export interface PageContent {
  /** `none`: the address names something that there is not, for everybody. */
  kind: 'page' | 'none';
  head: Head;
}

export const plainContent: PageContent = { kind: 'page', head: siteHead };
