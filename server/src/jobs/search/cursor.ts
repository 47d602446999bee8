import * as z from 'zod';
import { createCursorCodec } from '../../platform/paging/cursor';

const point = z.object({ key: z.union([z.iso.datetime(), z.iso.date()]), id: z.int32() });

/** Where a page of a search begins. The count of the first page travels along, so that it is made once. */
const position = z.object({
  sort: z.enum(['newest', 'deadline', 'relevance']),
  after: point.extend({ score: z.int32() }).optional(),
  floor: point.optional(),
  total: z.int().optional(),
});
export type Position = z.infer<typeof position>;

/** A cursor is written behind a row and with a count, whatever a first page does without. */
export const { readCursor, writeCursor } = createCursorCodec<Position>(position.required({ after: true, total: true }));
