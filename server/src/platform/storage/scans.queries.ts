import { sql } from 'kysely';
import { type Db, type Row, type Tx, transact } from '../db';

/** The channel on which every process is notified, at commit, that a document is to be scanned. */
export const scanChannel = 'scans';

/** A document whose scan is due, and who sent it. */
export type DueScan = Pick<Row<'files'>, 'key' | 'scan_attempts'> & { user_id: number };

/** Any number that names no other lock. */
const claimLock = 7_351_046;
/** No other process gets a document for the time that its scan may take. */
const lease = sql`interval '2 minutes'`;
/** Documents that have waited for longer may be many: all from before a scanner was configured. */
const fresh = sql`now() - interval '1 hour'`;
/** The due ones that are looked at, so that a claim takes milliseconds however many wait. */
const maxConsidered = 2_000;

/**
 * Claims documents whose scan is due, of each sender one at a time: first those that were never attempted, of these the
 * fresh ones, for which somebody waits, and then the sender's who waits longest since the last turn or, without one, since
 * the upload. So whoever has documents that take long, or many, keeps nobody else waiting.
 */
export const claimScans = (db: Db, limit: number): Promise<DueScan[]> =>
  transact(db, async (tx) => {
    // One process after the other, so that each sees the turns that the others have given.
    await sql`select pg_advisory_xact_lock(${sql.lit(claimLock)})`.execute(tx);
    const { rows } = await sql<DueScan>`
      with due as materialized (
        select key, application_id, document_id, message_id, scan_due_at, scan_attempts > 0 as is_repeat, scan_due_at < ${fresh} as is_old
        from files
        where scan_due_at <= now()
        order by scan_attempts > 0, scan_due_at desc
        limit ${maxConsidered}
      ), due_of_senders as (
        select *, coalesce(
          (select user_id from applications where id = due.application_id),
          (select user_id from student_documents where id = due.document_id),
          (select sender_id from messages where id = due.message_id)
        ) as user_id
        from due
      ), first_of_sender as (
        select distinct on (user_id) * from due_of_senders order by user_id, is_repeat, is_old, scan_due_at
      ), chosen as (
        select first_of_sender.key, user_id
        from first_of_sender
        left join scan_turns using (user_id)
        where scan_turns.key is null or scan_turns.began_at < now() - ${lease}
        order by is_repeat, is_old, greatest(scan_due_at, scan_turns.began_at), scan_due_at
        limit ${limit}
      ), claimed as (
        update files
        set scan_attempts = scan_attempts + 1, scan_due_at = now() + ${lease}
        from chosen
        where files.key = chosen.key
        returning files.key, files.scan_attempts, chosen.user_id
      ), turns as (
        insert into scan_turns (user_id, key, began_at)
        select user_id, key, now() from claimed
        on conflict (user_id) do update set key = excluded.key, began_at = excluded.began_at
      )
      select * from claimed`.execute(tx);
    return rows;
  });

/** Ends the turn that a sender had with a document. */
export const endScanTurn = (db: Db, { user_id, key }: DueScan) =>
  db.updateTable('scan_turns').set({ key: null }).where('user_id', '=', user_id).where('key', '=', key).execute();

/** Puts off the next scan of a claimed document, unless another process has claimed it since. */
export const postponeScan = (db: Db, { key, scan_attempts }: DueScan, seconds: number) =>
  db
    .updateTable('files')
    .set({ scan_due_at: sql<string>`now() + make_interval(secs => ${seconds})` })
    .where('key', '=', key)
    .where('scan_attempts', '=', scan_attempts)
    .where('scan_due_at', 'is not', null)
    .execute();

/** Gives back a document that was claimed and not scanned. */
export const releaseScan = (db: Db, { key, scan_attempts }: DueScan) =>
  db
    .updateTable('files')
    .set({ scan_due_at: sql<string>`now()`, scan_attempts: scan_attempts - 1 })
    .where('key', '=', key)
    .where('scan_attempts', '=', scan_attempts)
    .where('scan_due_at', 'is not', null)
    .execute();

/** Counts a document as fresh that has waited for long and was never attempted: somebody asks for it. */
export const hastenScan = (db: Db, key: string) =>
  db
    .updateTable('files')
    .set({ scan_due_at: sql<string>`now()` })
    .where('key', '=', key)
    .where('scan_attempts', '=', 0)
    .where('scan_due_at', '<', sql<string>`${fresh}`)
    .execute();

/**
 * Whether clamd's limits let it read a document may change, so an unscannable one is tried again: after an hour, a day, and
 * then every 24 days.
 */
const unscannableInterval = sql<string>`now() + interval '1 hour' * power(24, least(greatest(scan_attempts, 1), 3) - 1)`;

/** Stores the verdict of a scan. Resolves to the status before it; undefined where the document is gone or has a verdict. */
export async function updateScanStatus(
  tx: Tx,
  key: string,
  scan_status: 'clean' | 'infected' | 'unscannable',
): Promise<Row<'files'>['scan_status'] | undefined> {
  const file = await tx
    .selectFrom('files')
    .select('scan_status')
    .where('key', '=', key)
    .where('scan_due_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!file) return undefined;
  const scan_due_at = scan_status === 'unscannable' ? unscannableInterval : null;
  await tx.updateTable('files').set({ scan_status, scan_due_at }).where('key', '=', key).execute();
  return file.scan_status;
}
