import * as z from 'zod';
import { cursorOver } from '../paging/cursor';

/** Where the next page of a company's applications begins, and the count that its first page made. */
export const { readCursor, writeCursor } = cursorOver(
  z.object({ created_at: z.iso.datetime(), id: z.int32(), total: z.int() }),
);
