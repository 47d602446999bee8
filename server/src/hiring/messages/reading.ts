import { announceConversation } from '../../notifications/announcements.queries';
import { type Db, transact } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { findOwnConversation } from './conversation';
import { lockReading, updateReading } from './messages.queries';
import { toSide } from './toConversation';

/** Marks the other side's messages as read, up to and with one. Resolves to how many are left. */
export async function markRead(db: Db, user: User, application_id: number, up_to: number): Promise<number> {
  const { user_id, org_id: _, company_user_id, ...row } = await findOwnConversation(db, user, application_id);
  const side = toSide(user);
  if (!row.last_message_id) fail('not_found');
  const unread = row[`${side}_unread`] ?? 0;
  if (unread === 0 && up_to <= (row[`${side}_read_up_to`] ?? 0)) return 0;
  return transact(db, async (tx) => {
    const reading = await lockReading(tx, application_id);
    if (!reading) fail('not_found');
    // An id beyond the last message would mark what nobody has seen.
    const seen = Math.max(reading[`${side}_read_up_to`], Math.min(up_to, reading.last_message_id ?? 0));
    const left = await updateReading(tx, { application_id, side, up_to: seen });
    await announceConversation(tx, application_id, [side === 'student' ? user_id : company_user_id]);
    return left;
  });
}
