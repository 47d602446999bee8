import type { RawResponse } from '../../platform/releases/rawHttp';
import type { PageContent } from './pageContent';

/** The content of an address, or a redirect to its current address. */
export type AddressContent = PageContent | { kind: 'moved'; response: RawResponse };

/** A permanent redirect to the canonical address, which keeps the query. */
export const redirectTo = (pathname: string, search = ''): AddressContent => ({
  kind: 'moved',
  response: { status: 301, headers: { location: pathname + search, 'cache-control': 'no-store' }, body: null },
});
