import { sql } from 'kysely';
import type { Db, NewRow, Tx } from '../src/platform/db';
import type { DemoData } from './demoData';

/** Whether nobody has registered yet. */
export async function hasNoUsers(db: Db): Promise<boolean> {
  const { taken } = await db
    .selectNoFrom((select) => select.exists(select.selectFrom('users').select('id')).as('taken'))
    .executeTakeFirstOrThrow();
  return !taken;
}

export async function insertDemoData(tx: Tx, data: DemoData) {
  await tx.insertInto('users').values(data.users).execute();
  await tx.insertInto('students').values(data.students).execute();
  await tx.insertInto('organizations').values(data.organizations).execute();
  await tx.insertInto('jobs').values(data.jobs).execute();
  await tx.insertInto('applications').values(data.applications).execute();
  await tx.insertInto('application_events').values(data.application_events).execute();
  await tx.insertInto('interviews').values(data.interviews).execute();
  await tx.insertInto('notifications').values(data.notifications).execute();
  await tx
    .insertInto('files')
    .values(data.documents.map(({ row }): NewRow<'files'> => row))
    .execute();
  for (const table of tablesWithSequence) await advanceSequence(tx, table);
}

const tablesWithSequence = [
  'users',
  'organizations',
  'jobs',
  'applications',
  'application_events',
  'interviews',
  'notifications',
] as const;

/** The demo rows bring their own ids: the next one that the database gives comes after them. */
const advanceSequence = (tx: Tx, table: (typeof tablesWithSequence)[number]) =>
  sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(tx);
