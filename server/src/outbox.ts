import { accepted, opened, receipt, rejected, withdrawn } from './applications/letters';
import { gatherReceived, received, receivedOrder } from './applications/received';
import type { Context } from './context';
import { calledOff } from './interviews/callOff';
import { offered, reopened } from './interviews/letters';
import { chosen, settled } from './interviews/letters.choice';
import { reminder } from './interviews/letters.reminder';
import { gone, restored, takenDown } from './jobs/letters';
import type { Outbox } from './mail/deliver';
import type { LetterKind } from './mail/letterKind';
import { openSender } from './mail/send';
import type { Log } from './mail/work';
import { mailResetLink, resetJob } from './sessions/reset';

const letters: LetterKind<object>[] = [
  ...[received, receipt, opened, accepted, rejected, withdrawn],
  ...[offered, reopened, settled, chosen, calledOff, reminder],
  ...[gone, takenDown, restored],
];

/** Everything that is done after the request that asked for it, by its kind. */
export function openOutbox(context: Context, log: Log): Outbox {
  const { mail, letter } = openSender(context, log);
  return {
    db: context.db,
    log,
    work: {
      mail,
      [resetJob]: mailResetLink(context),
      [receivedOrder]: gatherReceived(context),
      ...Object.fromEntries(letters.map((kind) => [kind.kind, letter(kind)])),
    },
  };
}
