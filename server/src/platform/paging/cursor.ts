import type * as z from 'zod';
import { fail } from '../http';

/** Encodes the position after a page's last row as an opaque cursor, and decodes it. */
export const createCursorCodec = <T>(position: z.ZodType<T>) => ({
  writeCursor: (value: T): string => Buffer.from(JSON.stringify(value)).toString('base64url'),

  /** Fails with `invalid_input` when the text is no valid cursor. */
  readCursor(text: string): T {
    try {
      return position.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    } catch {
      return fail('invalid_input', { cursor: 'This page has no end to go on from. Start with the first page.' });
    }
  },
});
