import type { ConversationSide } from '@foothold/shared/contract';
import { type ComposedEmail, days } from '../../email/emailTemplate';
import { toDisplayName } from '../../email/text';
import { toConversationPath } from './conversationPath';
import { findUnreadConversation } from './unreadEmails.queries';

interface UnreadPayload {
  application_id: number;
  to: ConversationSide;
}

/** To either side: the other one has written. It quotes nothing: what they write is between the two. */
export const messagesUnreadEmail = {
  kind: 'messages_unread',
  expiresAfter: 1 * days,
  async compose(db, { application_id, to }) {
    const conversation = await findUnreadConversation(db, application_id);
    if (conversation?.verification_status !== 'verified') return undefined;
    const isToStudent = to === 'student';
    const unread = conversation[`${to}_unread`];
    if (unread === 0 || (isToStudent && conversation.is_blocked)) return undefined;
    const title = toDisplayName(conversation.job_title);
    const name = toDisplayName(isToStudent ? conversation.company_name : conversation.full_name);
    const count = unread === 1 ? 'a message' : `${unread} messages`;
    return {
      user_id: isToStudent ? conversation.user_id : conversation.company_user_id,
      subject: `${name} wrote to you`,
      heading: `${name} wrote to you`,
      paragraphs: [
        isToStudent
          ? `You have ${count} about your application for ${title}.`
          : `You have ${count} about the application for ${title}.`,
      ],
      action: { label: 'Read and answer', path: toConversationPath(application_id) },
      note: 'An answer to this mail reaches Foothold, not them. You get one mail an hour at most about a conversation, and none about what you have read.',
    };
  },
} satisfies ComposedEmail<UnreadPayload>;
