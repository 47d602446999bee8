import * as z from 'zod';
import { createCursorCodec } from '../../platform/paging/cursor';

const point = z.object({ key: z.union([z.iso.datetime(), z.iso.date()]), id: z.int32() });

/** Start of a page of results. It carries the total of the first page, so that this is counted once. */
const position = z.object({
  sort: z.enum(['newest', 'deadline', 'relevance']),
  after: point.extend({ score: z.int32() }).optional(),
  floor: point.optional(),
  total: z.int().optional(),
});
export type Position = z.infer<typeof position>;

/** A cursor always has a row and a total, which the position of a first page lacks. */
export const { readCursor, writeCursor } = createCursorCodec<Position>(position.required({ after: true, total: true }));
