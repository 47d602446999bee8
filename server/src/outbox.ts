import type { Context } from './context';
import type { Outbox } from './mail/deliver';
import { sendMail } from './mail/send';
import type { Log } from './mail/work';
import { mailResetLink, resetJob } from './sessions/reset';

/** Everything that is done after the request that asked for it, by its kind. */
export const openOutbox = (context: Context, log: Log): Outbox => ({
  db: context.db,
  log,
  work: { mail: sendMail(context, log), [resetJob]: mailResetLink(context) },
});
