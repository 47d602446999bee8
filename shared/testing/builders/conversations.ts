import type { Conversation, ConversationSummary, Message, MessageTemplate } from '@foothold/shared/contract';
import { nextId } from './nextId';

const conversationFields = {
  ...{ application_id: 12, job_id: 21, org_id: 7 },
  ...{ job_title: 'Backend Engineering Intern', company_name: 'Harmattan Systems', student_name: 'Babátúndé Adéyẹmí' },
  ...{ status: 'Viewed', unread: 0, closed_at: null, blocked_at: null },
} satisfies Partial<Conversation>;

/** An open conversation that the reader may write in. */
export const aConversation = (overrides: Partial<Conversation> = {}): Conversation => ({
  ...conversationFields,
  ...{ refusal: null, read_up_to: null, last_sent: null, draft: null },
  ...{ reported_at: null, news_request: null, news_asked_at: null, can_close: false, template_values: null },
  ...overrides,
});

/** The company's message, for a student. */
export const aMessage = (overrides: Partial<Message> = {}): Message => ({
  id: nextId(),
  ...{ side: 'organization', own: false, by: 'Harmattan Systems', kind: 'text' },
  body: 'Thank you for applying.',
  documents: [],
  created_at: new Date().toISOString(),
  ...overrides,
});

/** A conversation of a list, whose last message is the company's. */
export const aConversationSummary = (overrides: Partial<ConversationSummary> = {}): ConversationSummary => ({
  ...conversationFields,
  has_draft: false,
  last_message: {
    id: nextId(),
    ...{ side: 'organization', kind: 'text', excerpt: 'Thank you for applying.', documents: 0 },
    created_at: new Date().toISOString(),
  },
  ...overrides,
});

export const aMessageTemplate = (overrides: Partial<MessageTemplate> = {}): MessageTemplate => ({
  id: nextId(),
  name: 'Thank you',
  text: 'Dear {first_name}, thank you for applying for {job_title}.',
  updated_at: '2026-11-20T08:00:00.000Z',
  ...overrides,
});
