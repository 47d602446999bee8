import { type Head, siteHead } from '../html/head';

/** What the document of an address holds before any script runs. */
export interface PageContent {
  /** `none`: the address names something that does not exist, whoever requests it. */
  kind: 'page' | 'none';
  head: Head;
  /** Values for the placeholders of the prerendered page. */
  placeholders?: Readonly<Record<string, unknown>>;
  /** API responses that the page would request first, by path, as visitors get them. */
  responses?: Readonly<Record<string, unknown>>;
}

export const plainContent: PageContent = { kind: 'page', head: siteHead };
