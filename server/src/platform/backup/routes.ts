import { once } from 'node:events';
import { holdForBackup as holdEndpoint } from '@foothold/shared/contract/admin';
import type { Db } from '../db';
import { eventRoute, isLocalOperator, type ServerSentEvent } from '../http';
import { BackupError } from './backupError';
import { holdForBackup } from './hold';

export const backupRoutes = ({ db }: { db: Db }) => [
  eventRoute(holdEndpoint, async function* ({ user }, signal): AsyncGenerator<ServerSentEvent> {
    const endHold = isLocalOperator(user) ? await tryToHold(db) : undefined;
    try {
      yield { event: 'hold', data: { held: endHold !== undefined } };
      if (endHold && !signal.aborted) await once(signal, 'abort');
    } finally {
      await endHold?.();
    }
  }),
];

const tryToHold = (db: Db) =>
  holdForBackup(db).catch((cause: unknown) => {
    if (cause instanceof BackupError) return undefined;
    throw cause;
  });
