import { conversationSide, messageKind, scanStatus } from './choices';
import { endpoint } from './endpoint';
import { draftText, id, idText, instant } from './fields';
import { maxMessageLength, messageFiles, messageInput, messageTemplateInput } from './messageInput';
import * as z from './schema';

const messageDocument = z.object({
  name: z.string(),
  size: z.int(),
  type: z.string(),
  /** Below this origin. */
  path: z.string(),
  /** Null where documents are not scanned for malware. */
  scan_status: scanStatus.nullable(),
});
export type MessageDocument = z.infer<typeof messageDocument>;

export const message = z.object({
  id,
  side: conversationSide,
  /** Whether the caller has sent it. */
  own: z.boolean(),
  /** The name of the student or the company. */
  by: z.string(),
  kind: messageKind,
  /** Plain text; empty where the documents say it all. */
  body: z.string(),
  documents: z.array(messageDocument),
  created_at: instant,
});
export type Message = z.infer<typeof message>;

const ofApplication = {
  access: ['student', 'organization'],
  params: z.object({ id: idText }),
} as const;

/**
 * Fails with `not_found` where the company has closed the conversation, `not_possible_now` and a sentence where the student
 * has ended it or the other side cannot be written to.
 */
export const sendMessage = endpoint({
  method: 'POST',
  path: '/applications/:id/messages',
  ...ofApplication,
  summary:
    'Writes to the other side of an application: text, up to three documents, or both. The first message of a company counts as its reply. Ends the sender’s draft.',
  status: 201,
  idempotent: true,
  files: messageFiles,
  optionalFiles: messageFiles,
  body: messageInput,
  output: z.object({ message }),
});

/** Its text is ours and the same for everybody; `news_request` of the conversation is what it will say. */
export const askForNews = endpoint({
  method: 'POST',
  path: '/applications/:id/news_request',
  access: 'student',
  params: z.object({ id: idText }),
  summary:
    'Asks for news where the promised reply is overdue, once an application. Fails with `not_possible_now` and a sentence.',
  status: 201,
  idempotent: true,
  output: z.object({ message }),
});

export const markMessagesRead = endpoint({
  method: 'PUT',
  path: '/applications/:id/conversation/read',
  ...ofApplication,
  summary: 'Marks the other side’s messages as read for the caller’s side, up to and with one that was seen.',
  body: z.object({ up_to: id }),
  output: z.object({ unread: z.int() }),
});

/** What somebody has written without sending it. Documents are not kept. */
export const messageDraft = z.object({ body: z.string(), updated_at: instant });
export type MessageDraft = z.infer<typeof messageDraft>;

const draftOfApplication = { path: '/applications/:id/message_draft', ...ofApplication } as const;

/** The body is small enough for a `keepalive` request of a page that is being closed. */
export const saveMessageDraft = endpoint({
  method: 'PUT',
  ...draftOfApplication,
  summary:
    'Saves the caller’s draft of a message, in place of the one before. Fails with `outdated` where the caller has sent a message since `last_sent`.',
  body: z.object({
    body: draftText(maxMessageLength),
    /** `last_sent` of the conversation, as the page knows it: a save that arrives late must not bring a sent draft back. */
    last_sent: id.nullable(),
  }),
  output: z.object({ draft: messageDraft }),
});

export const deleteMessageDraft = endpoint({
  method: 'DELETE',
  ...draftOfApplication,
  summary: 'Throws the caller’s draft of a message away, if there is one.',
  status: 204,
});

/** A text of a company with placeholders: see `findTemplateProblem` and `fillTemplate`. */
export const messageTemplate = z.object({ id, name: z.string(), text: z.string(), updated_at: instant });
export type MessageTemplate = z.infer<typeof messageTemplate>;

export const listMessageTemplates = endpoint({
  method: 'GET',
  path: '/message_templates',
  access: 'organization',
  summary: 'The company’s templates, by name; at most 50.',
  output: z.object({ templates: z.array(messageTemplate) }),
});

export const addMessageTemplate = endpoint({
  method: 'POST',
  path: '/message_templates',
  access: 'organization',
  summary: 'Adds a template. Fails with `not_possible_now` beyond 50.',
  status: 201,
  idempotent: true,
  body: messageTemplateInput,
  output: z.object({ template: messageTemplate }),
});

const ownTemplate = {
  path: '/message_templates/:id',
  access: 'organization',
  params: z.object({ id: idText }),
} as const;

export const editMessageTemplate = endpoint({
  method: 'PUT',
  ...ownTemplate,
  summary: 'Changes a template. Fails with `outdated` where it was changed since `updated_at`.',
  body: messageTemplateInput.extend({ updated_at: instant }),
  output: z.object({ template: messageTemplate }),
});

export const deleteMessageTemplate = endpoint({
  method: 'DELETE',
  ...ownTemplate,
  summary: 'Deletes a template; what was sent with it stays.',
  status: 204,
});
