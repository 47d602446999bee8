import type { RawResponse } from '../../platform/releases/rawHttp';
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

/** The content of an address, or a redirect to its current address. */
export type AddressContent = PageContent | { kind: 'moved'; response: RawResponse };

/** A permanent redirect to the canonical address, which keeps the query. */
export const redirectTo = (pathname: string, search = ''): AddressContent => ({
  kind: 'moved',
  response: { status: 301, headers: { location: pathname + search, 'cache-control': 'no-store' }, body: null },
});
