import {
  type Conversation,
  type ConversationSide,
  type ErrorCode,
  findReplyStage,
  type Message,
  type TemplateValues,
} from '@foothold/shared/contract';
import { formatLongDate } from '@foothold/shared/format';
import type { Config } from '../../platform/config/config';
import type { User } from '../../platform/http';
import { toScanStatus, toStoragePath } from '../../platform/storage';
import { isUndecided } from '../applicationStatus';
import type { ConversationRow } from './conversation.queries';
import type { MessageRow } from './messages.queries';

/** Whose side a user is on. */
export const toSide = ({ role }: Pick<User, 'role'>): ConversationSide =>
  role === 'student' ? 'student' : 'organization';

/** The conversation as one of its users sees it. `today` is the day of the platform. */
export function toConversation(row: ConversationRow, user: User, today: string): Conversation {
  const side = toSide(user);
  const isStudent = side === 'student';
  const { student_name, job_title, company_name, draft_body: body, draft_updated_at: updated_at } = row;
  const { application_id, job_id, org_id, status, closed_at, blocked_at, last_sent } = row;
  return {
    ...{ application_id, job_id, org_id, job_title, company_name, student_name, status, closed_at, blocked_at },
    ...{ unread: row[`${side}_unread`] ?? 0, read_up_to: row[`${side}_read_up_to`] || null, last_sent },
    refusal: findRefusal(row, side)?.sentence ?? null,
    draft: body && updated_at ? { body, updated_at } : null,
    reported_at: isStudent ? row.reported_at : null,
    news_request: isStudent && !findNewsRefusal(row, today) ? formatNewsRequest(row) : null,
    news_asked_at: isStudent ? row.news_asked_at : null,
    can_close: !isStudent && !isUndecided(status),
    template_values: isStudent ? null : toTemplateValues(row),
  };
}

/** What the placeholders of a template stand for in one conversation. */
export const toTemplateValues = ({
  student_name,
  job_title,
  company_name,
}: Pick<ConversationRow, 'student_name' | 'job_title' | 'company_name'>): TemplateValues => ({
  ...{ first_name: student_name.trim().split(/\s+/)[0] ?? '', job_title, company_name },
});

interface Refusal {
  code: ErrorCode;
  sentence: string;
}

/** Why one side cannot write now. */
export function findRefusal(row: ConversationRow, side: ConversationSide): Refusal | undefined {
  const isStudent = side === 'student';
  if (row.closed_at) {
    return {
      code: 'not_found',
      sentence: isStudent
        ? 'The company has closed this conversation.'
        : 'You have closed this conversation. Open it again to write.',
    };
  }
  const sentence = isStudent ? findStudentRefusal(row) : findCompanyRefusal(row);
  return sentence ? { code: 'not_possible_now', sentence } : undefined;
}

const findStudentRefusal = ({ blocked_at, verification_status }: ConversationRow) => {
  if (blocked_at) return 'You have blocked this conversation. Unblock it to write.';
  return verification_status === 'verified' ? undefined : 'This company cannot be written to at present.';
};

const findCompanyRefusal = ({ blocked_at, deleted_at }: ConversationRow) => {
  if (deleted_at) return 'This candidate has deleted their account.';
  return blocked_at ? 'The candidate has ended this conversation.' : undefined;
};

/** Why a student cannot ask for news now: once, and only after the promised day. */
export function findNewsRefusal(row: ConversationRow, today: string): Refusal | undefined {
  const refusal = findRefusal(row, 'student');
  if (refusal) return refusal;
  const sentence = findNewsSentence(row, today);
  return sentence ? { code: 'not_possible_now', sentence } : undefined;
}

function findNewsSentence({ news_asked_at, replied_at, status, ...promise }: ConversationRow, today: string) {
  if (news_asked_at) return 'You have asked for news of this application already.';
  if (replied_at || !isUndecided(status)) return 'The company has replied, or the application is decided.';
  const { reply_due_on, reply_days } = promise;
  if (reply_due_on === null || reply_days === null) return 'No reply was promised by a day for this application.';
  if (findReplyStage({ reply_due_on, reply_days }, today) === 'overdue') return undefined;
  return `The company has promised a reply by the end of ${formatLongDate(reply_due_on)}.`;
}

/** What a student says who asks for news. */
export const formatNewsRequest = ({ job_title, reply_due_on }: Pick<ConversationRow, 'job_title' | 'reply_due_on'>) =>
  `Hello, a reply to my application for ${job_title} was promised by ${formatLongDate(reply_due_on ?? '')}. Could you tell me how it stands?`;

/** Messages as a reader sees them; `reader_id` is null for an admin. */
export const toMessages = (
  rows: readonly MessageRow[],
  { student_name, company_name }: Pick<ConversationRow, 'student_name' | 'company_name'>,
  { reader_id, config }: { reader_id: number | null; config: Config },
): Message[] =>
  rows.map(({ sender_id, files, ...message }) => ({
    ...message,
    own: sender_id === reader_id,
    by: message.side === 'student' ? student_name : company_name,
    documents: files.map(({ name, size, type, key, scan_status }) => ({
      ...{ name, size, type, path: toStoragePath(key), scan_status: toScanStatus(scan_status, config) },
    })),
  }));
