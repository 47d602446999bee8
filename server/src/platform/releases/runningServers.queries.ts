import { sql } from 'kysely';
import type { Db, NewRow } from '../db';

type RunningServer = Omit<NewRow<'running_servers'>, 'endpoints'> & { endpoints: object };

export const insertServer = (db: Db, { endpoints, ...server }: RunningServer) =>
  db
    .insertInto('running_servers')
    .values({ ...server, endpoints: JSON.stringify(endpoints) })
    .execute();

/** Resolves to false where nobody knows this server any more. */
export async function touchServer(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('running_servers')
    .set({ seen_at: sql<string>`now()` })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const deleteServer = (db: Db, id: string) => db.deleteFrom('running_servers').where('id', '=', id).execute();

/** Servers that ended without saying so. */
export const deleteSilentServers = (db: Db) =>
  db.deleteFrom('running_servers').where('seen_at', '<', sql<string>`now() - interval '1 day'`).execute();

/** Whether a server that runs on this database has another key. */
export const hasServerWithOtherKey = async (db: Db, ownFingerprint: string): Promise<boolean> =>
  (await db
    .selectFrom('running_servers')
    .select('id')
    .where('key_fingerprint', '<>', ownFingerprint)
    .where('seen_at', '>', sql<string>`now() - interval '1 minute'`)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Each other interface that a running server has, once. */
export const listOtherServers = (db: Db, ownFingerprint: string) =>
  db
    .selectFrom('running_servers')
    .distinctOn('fingerprint')
    .select(['format', 'endpoints'])
    .where('fingerprint', '<>', ownFingerprint)
    .where('seen_at', '>', sql<string>`now() - interval '1 minute'`)
    .execute();
