import type { Answer } from '../releases/answer';
import type { PageContent } from './content';

/** What stands under an address, or where it stands by now. */
export type Found = PageContent | { kind: 'moved'; answer: Answer };

/** Leads to the right address for good, with what was asked for there. */
export const movedTo = (pathname: string, search = ''): Found => ({
  kind: 'moved',
  answer: { status: 301, headers: { location: pathname + search, 'cache-control': 'no-store' }, body: null },
});

/** An id as an address has it; undefined for what names nothing. */
export const idIn = (text = ''): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);
