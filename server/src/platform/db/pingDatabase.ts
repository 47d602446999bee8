import { sql } from 'kysely';
import type { Db } from './transact';

/** Whether the database responds to a query. */
export const pingDatabase = (db: Db): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
