import type * as z from 'zod';
import { fail } from '../http';

/** Turns the position behind a page's last row into the text that a client hands back for the next page, and reads it. */
export const createCursorCodec = <T>(position: z.ZodType<T>) => ({
  writeCursor: (at: T): string => Buffer.from(JSON.stringify(at)).toString('base64url'),

  /** Fails with `invalid_input` on anything that was never written here. */
  readCursor(text: string): T {
    try {
      return position.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    } catch {
      return fail('invalid_input', { cursor: 'This page has no end to go on from. Start with the first page.' });
    }
  },
});
