import type { NotificationKind } from '@foothold/shared/contract';
import { sql } from 'kysely';
import { type Db, prepareMessages, sendMessages, type Tx } from '../platform/db';
import { notificationsChannel } from './announcements.queries';

export interface NotificationText {
  title: string;
  message: string;
}

interface NewNotification extends NotificationText {
  user_ids: number[];
  kind: NotificationKind;
  /** The application whose student it names. It is deleted with the student's account. */
  application_id?: number;
  /** The path on this site that it links to. */
  href: string | null;
}

/**
 * Notifies people, in the transaction of the cause. Each recipient's row is locked until the commit, so the ids of one
 * person's notifications increase in the order in which they become visible: a client that has read up to an id has
 * missed none before it.
 */
export async function notify(tx: Tx, { user_ids, application_id, ...rest }: NewNotification): Promise<void> {
  const values = { ...rest, user_ids: JSON.stringify(user_ids), application_id: application_id ?? null };
  if (user_ids.length > 0) await insertNotifications(tx, values);
}

interface NotificationValues extends NotificationText {
  /** JSON. */
  user_ids: string;
  kind: NotificationKind;
  application_id: number | null;
  href: string | null;
}

const insertNotifications = prepareMessages<NotificationValues>(
  notificationsChannel,
  (tx, { user_ids, kind, application_id, title, message, href }, toMessage) => {
    const text = (value: string | null) => sql<string>`${value}::text`;
    return tx
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
              .select(['id', text(kind).as('kind'), sql<number>`${application_id}::int`.as('application_id')])
              .select([text(title).as('title'), text(message).as('message'), text(href).as('href')]),
          )
          .returning('user_id'),
      )
      .selectFrom('written')
      .select(toMessage(sql<string>`'user ' || user_id`).as('message'));
  },
);

type NotificationToOne = Omit<NewNotification, 'user_ids'> & { user_id: number };

/** Notifies any number of people, each of their own application and with a text of their own: see `notify`. */
export const notifyEach = (tx: Tx, notifications: readonly NotificationToOne[]): Promise<void> =>
  sendMessages(tx, notificationsChannel, async (toMessage) => {
    const { rows } = await sql<{ message: string }>`
      with notified as (
        select * from json_to_recordset(${JSON.stringify(notifications)}::json)
          as notified(user_id int, kind text, application_id int, title text, message text, href text)
      ), recipients as (
        select id from users where id in (select user_id from notified) order by id for no key update
      ), written as (
        insert into notifications (user_id, kind, application_id, title, message, href)
        select user_id, kind, application_id, title, message, href
        from notified join recipients on recipients.id = notified.user_id
        returning user_id
      )
      select ${toMessage(sql<string>`'user ' || user_id`)} as message from written`.execute(tx);
    return rows;
  });

/** A list of any length as one parameter, so that there is one prepared statement. The drivers disagree about arrays. */
const toIdList = (json: string) => sql<number>`(select value::int from json_array_elements_text(${json}::json))`;

const columns = ['id', 'kind', 'title', 'message', 'created_at', 'read_at', 'href'] as const;

/** The newest notifications of a person, or the newest before one. */
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

/** Badges show no more than this, so counting further would only cost time. */
const maxUnread = 100;

/** How many a person has not read, at most `maxUnread`. */
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

/** Marks a person's notifications as read, up to and including one. */
export const markReadUpTo = (db: Db, user_id: number, up_to: number) =>
  db
    .updateTable('notifications')
    .set({ read_at: sql<string>`now()` })
    .where('user_id', '=', user_id)
    .where('id', '<=', up_to)
    .where('read_at', 'is', null)
    .execute();

/** Marks one as read. Resolves to false where it is not this person's. */
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

/** A person's notifications after the id `after`, oldest first. */
export const listNotificationsAfter = (db: Db, user_id: number, after: number) =>
  db
    .selectFrom('notifications')
    .select(columns)
    .where('user_id', '=', user_id)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .execute();

/** The id of a person's last notification, 0 where there is none. */
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

/** An open event stream: whose it is, its session, and the last notification that was sent on it. */
export interface StreamPosition {
  key: number;
  user_id: number;
  session: string;
  after: number;
}

/** Whether each stream has new notifications and a valid session, in one statement for all. */
export async function checkStreams(db: Db, positions: StreamPosition[]) {
  const { rows } = await sql<{ key: number; has_new: boolean; is_alive: boolean }>`
    select l.key,
      exists (select 1 from notifications n where n.user_id = l.user_id and n.id > l.after) as has_new,
      exists (
        select 1 from sessions s where s.token_hash = l.session and s.expires_at > now() and s.last_seen_at > now() - make_interval(mins => s.idle_minutes)
      ) as is_alive
    from json_to_recordset(${JSON.stringify(positions)}::json) as l(key int, user_id int, session text, after int)
  `.execute(db);
  return rows;
}
