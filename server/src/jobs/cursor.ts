import * as z from 'zod';
import { fail } from '../http';

/** Where the next page of a search begins. The count of the first page travels along, so that it is made once. */
const cursor = z.tuple([z.enum(['newest', 'deadline']), z.union([z.iso.datetime(), z.iso.date()]), z.int32(), z.int()]);
type Cursor = z.infer<typeof cursor>;

export const writeCursor = (position: Cursor): string => Buffer.from(JSON.stringify(position)).toString('base64url');

export function readCursor(text: string): Cursor {
  try {
    return cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return fail('invalid_input', { cursor: 'This page has no end to go on from. Start with the first page.' });
  }
}
