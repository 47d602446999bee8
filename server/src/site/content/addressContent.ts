import type { RawResponse } from '../../platform/releases/rawHttp';
import type { PageContent } from './pageContent';

/** What stands under an address, or where it stands by now. */
export type AddressContent = PageContent | { kind: 'moved'; answer: RawResponse };

/** Leads to the right address for good, with what was asked for there. */
export const redirectTo = (pathname: string, search = ''): AddressContent => ({
  kind: 'moved',
  answer: { status: 301, headers: { location: pathname + search, 'cache-control': 'no-store' }, body: null },
});
