import { applicationSorts } from '@foothold/shared/contract';
import * as z from 'zod';
import { createCursorCodec } from '../../platform/paging/cursor';

/** Where the next page of a company's applications begins, and the count that its first page made. */
export const { readCursor, writeCursor } = createCursorCodec(
  z.object({ sort: z.enum(applicationSorts), key: z.string(), id: z.int32(), total: z.int() }).refine(
    // What is no instant was never written here, and the database would refuse it.
    ({ sort, key }) => sort === 'name' || z.iso.datetime().safeParse(key).success,
  ),
);
