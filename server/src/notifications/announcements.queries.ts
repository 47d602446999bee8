import { sql } from 'kysely';
import { type Db, relayTriggered, sendMessage, sendMessages, type Tx } from '../platform/db';

/**
 * The channel on which every process is notified, at commit, of new notifications (`user 1`), ended sessions (`session …`),
 * changes to the number of companies, jobs or reports that wait for an admin (`queue`), of a company's applications that nobody is
 * notified of (`applications 1`), of a user's conversation about an application (`conversation 1 2`), and of any of them
 * (`conversation 1`). Triggers send the second and the third.
 */
export const notificationsChannel = 'notifications';

/** Tells the open pages of a user, at commit, that applications have changed which no notification is about. */
export const announceApplications = (tx: Tx, user_id: number): Promise<void> =>
  sendMessage(tx, notificationsChannel, `applications ${user_id}`);

/** Tells the open pages of users, at commit, that their conversation about an application has changed. */
export async function announceConversation(tx: Tx, application_id: number, user_ids: readonly number[]): Promise<void> {
  for (const user_id of user_ids)
    await sendMessage(tx, notificationsChannel, `conversation ${user_id} ${application_id}`);
}

/** The same of one company's conversations with several students: its own pages are told once, that any may have changed. */
export const announceConversations = (
  tx: Tx,
  company_user_id: number,
  conversations: readonly { user_id: number; application_id: number }[],
): Promise<void> =>
  sendMessages(tx, notificationsChannel, async (toMessage) => {
    const payload = sql<string>`concat_ws(' ', 'conversation', user_id, application_id)`;
    const { rows } = await sql<{ message: string }>`
      select ${toMessage(payload)} as message
      from json_to_recordset(${JSON.stringify([{ user_id: company_user_id }, ...conversations])}::json)
        as changed(user_id int, application_id int)`.execute(tx);
    return rows;
  });

/** Ends the open streams of sessions that were deleted, by their keys, at commit. */
export const announceEndedSessions = (db: Db, sessions: readonly { token_hash: string }[]): void =>
  relayTriggered(
    db,
    notificationsChannel,
    sessions.map(({ token_hash }) => `session ${token_hash}`),
  );

/** Tells the open pages of admins, at commit, that another number of companies may wait for a review. */
export const announceReviewQueue = (db: Db): void => relayTriggered(db, notificationsChannel, ['queue']);

/** Tells them, at commit, that another number of jobs may wait for a release, or of reports for a reader. */
export const announceAdminQueue = (tx: Tx): Promise<void> => sendMessage(tx, notificationsChannel, 'queue');
