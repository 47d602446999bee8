import type { NotificationKind } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db';

export interface NotificationText {
  title: string;
  message: string;
}

interface NewNotification extends NotificationText {
  user_ids: number[];
  kind: NotificationKind;
  /** The application whose student it names: it goes when they do. */
  application_id?: number;
  /** Where it leads, as a path on this site. */
  href: string | null;
}

/** The channel on which the database tells every process, at commit, whose notifications grew, which sessions ended, and that another number of companies waits. */
export const notificationsChannel = 'notifications';

/**
 * Tells people something, in the transaction of its cause. Each recipient's row is held until the commit, so one
 * person's ids grow in the order in which they become visible: whoever has read up to one has missed none before it.
 */
export async function notify(
  tx: Tx,
  { user_ids, kind, application_id, title, message, href }: NewNotification,
): Promise<void> {
  if (user_ids.length === 0) return;
  const text = (value: string | null) => sql<string>`${value}::text`;
  await tx
    .with('recipients', (query) =>
      query.selectFrom('users').select('id').where('id', 'in', toIdList(user_ids)).orderBy('id').forNoKeyUpdate(),
    )
    .with('written', (query) =>
      query
        .insertInto('notifications')
        .columns(['user_id', 'kind', 'application_id', 'title', 'message', 'href'])
        .expression((eb) =>
          eb
            .selectFrom('recipients')
            .select(['id', text(kind).as('kind'), sql<number>`${application_id ?? null}::int`.as('application_id')])
            .select([text(title).as('title'), text(message).as('message'), text(href).as('href')]),
        )
        .returning('user_id'),
    )
    .selectFrom('written')
    .select(sql`pg_notify(${notificationsChannel}, 'user ' || user_id)`.as('told'))
    .execute();
}

/** A list of any length as one parameter: one statement text for all, whatever the driver makes of arrays. */
const toIdList = (ids: number[]) =>
  sql<number>`(select value::int from json_array_elements_text(${JSON.stringify(ids)}::json))`;

const columns = ['id', 'kind', 'title', 'message', 'created_at', 'read_at', 'href'] as const;
/** The newest notifications of a person, or of those before one. */
export const listNewestNotifications = (
  db: Db,
  user_id: number,
  { limit, before }: { limit: number; before?: number | undefined },
) =>
  db
    .selectFrom('notifications')
    .select(columns)
    .select((eb) =>
      eb
        .selectFrom('notifications')
        .where('user_id', '=', user_id)
        .select(eb.fn.countAll<number>().as('count'))
        .as('total'),
    )
    .where('user_id', '=', user_id)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Nobody counts further than this, and a page that waits for the count should not either. */
const maxUnread = 100;

/** How many a person has not read, as far as it is counted. */
export async function countUnread(db: Db, user_id: number): Promise<number> {
  const { count } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', user_id)
        .where('read_at', 'is', null)
        .limit(sql.lit(maxUnread))
        .as('unread'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks what a person was told as read, up to and with one notification. */
export const markReadUpTo = (db: Db, user_id: number, up_to: number) =>
  db
    .updateTable('notifications')
    .set({ read_at: sql<string>`now()` })
    .where('user_id', '=', user_id)
    .where('id', '<=', up_to)
    .where('read_at', 'is', null)
    .execute();

/** Marks one as read. Resolves to false where it is not theirs. */
export async function markOneRead(db: Db, user_id: number, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: sql<string>`coalesce(read_at, now())` })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const batchSize = 50;

/** What a person was told after the notification `after`, in order. */
export const listNotificationsAfter = (db: Db, user_id: number, after: number) =>
  db
    .selectFrom('notifications')
    .select(columns)
    .where('user_id', '=', user_id)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .execute();

/** The last notification of a person, 0 where there is none. */
export async function findLastNotificationId(db: Db, user_id: number): Promise<number> {
  const found = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', user_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id ?? 0;
}

/** One open stream of events: whose, on which session, and what they have been told. */
export interface StreamPosition {
  key: number;
  user_id: number;
  session: string;
  after: number;
}

/** Of these streams, those with something new to tell and those whose session is over: for all at once. */
export async function checkStreams(db: Db, listening: StreamPosition[]) {
  const { rows } = await sql<{ key: number; news: boolean; alive: boolean }>`
    select l.key,
      exists (select 1 from notifications n where n.user_id = l.user_id and n.id > l.after) as news,
      exists (
        select 1 from sessions s where s.token_hash = l.session and s.expires_at > now() and s.last_seen_at > now() - make_interval(mins => s.idle_minutes)
      ) as alive
    from json_to_recordset(${JSON.stringify(listening)}::json) as l(key int, user_id int, session text, after int)
  `.execute(db);
  return rows;
}
