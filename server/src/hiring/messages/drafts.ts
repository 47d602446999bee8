import type { Input, MessageDraft, saveMessageDraft } from '@foothold/shared/contract';
import { type Db, transact } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { findOwnConversation, lockOwnConversation } from './conversation';
import { deleteDraft, upsertDraft } from './drafts.queries';

/**
 * Replaces the caller's draft; an empty one is deleted. Locked as sending is: a page saves when it is left, and a save that
 * arrives after the message must not bring the draft back.
 */
export const saveDraft = (
  db: Db,
  user: User,
  application_id: number,
  { body, last_sent }: Input<typeof saveMessageDraft>,
): Promise<MessageDraft> =>
  transact(db, async (tx) => {
    const conversation = await lockOwnConversation(tx, user, application_id);
    if ((conversation.last_sent ?? 0) > (last_sent ?? 0)) fail('outdated');
    const key = { application_id, user_id: user.user_id };
    if (body) return upsertDraft(tx, { ...key, body });
    await deleteDraft(tx, key);
    return { body: '', updated_at: new Date().toISOString() };
  });

/** Deletes the caller's draft, if there is one. */
export async function deleteOwnDraft(db: Db, user: User, application_id: number): Promise<void> {
  await findOwnConversation(db, user, application_id);
  await deleteDraft(db, { application_id, user_id: user.user_id });
}
