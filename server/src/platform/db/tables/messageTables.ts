import type { ConversationSide, MessageKind } from '@foothold/shared/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { InstantByDefault, InstantOrNull, Optional } from './columns';

export interface Messages {
  id: Generated<number>;
  application_id: number;
  org_id: number;
  side: ConversationSide;
  sender_id: number;
  kind: Generated<MessageKind>;
  body: string;
  created_at: InstantByDefault;
  /** Of the body, and `organization=` with the id. */
  words: GeneratedAlways<string>;
}

export interface Conversations {
  application_id: number;
  user_id: number;
  org_id: number;
  last_message_id: Optional<number>;
  /** Of each side: up to which message it has read, and how many of the other side's come after that. */
  student_read_up_to: Generated<number>;
  student_unread: Generated<number>;
  student_email_due_at: InstantOrNull;
  student_emailed_at: InstantOrNull;
  organization_read_up_to: Generated<number>;
  organization_unread: Generated<number>;
  organization_email_due_at: InstantOrNull;
  organization_emailed_at: InstantOrNull;
  closed_at: InstantOrNull;
  blocked_at: InstantOrNull;
  news_asked_at: InstantOrNull;
}

export interface MessageDrafts {
  application_id: number;
  user_id: number;
  body: string;
  updated_at: InstantByDefault;
}

export interface MessageTemplates {
  id: Generated<number>;
  org_id: number;
  name: string;
  text: string;
  updated_at: InstantByDefault;
}

export interface ConversationReports {
  id: Generated<number>;
  application_id: number;
  reason: string;
  reported_at: InstantByDefault;
  /** When an admin first read the conversation for it. */
  read_at: InstantOrNull;
  resolved_at: InstantOrNull;
}
