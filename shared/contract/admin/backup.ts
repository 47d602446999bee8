import { endpoint } from '../endpoint';
import * as z from '../schema';

/** Held from the server's own machine only. */
export const holdForBackup = endpoint({
  method: 'GET',
  path: '/backup/hold',
  access: 'operator',
  summary:
    'Server-sent events: one `hold`, by which the files of the embedded database can be copied, and documents and releases stay, until the connection is closed; `held` is false where another backup is being made.',
  produces: 'text/event-stream',
  output: z.object({ held: z.boolean() }),
});
