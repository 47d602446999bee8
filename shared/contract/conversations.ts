import { applicationStatus, conversationSide, messageKind } from './choices';
import { endpoint } from './endpoint';
import { id, idText, instant, limitText } from './fields';
import { reportReason, templateValues } from './messageInput';
import { message, messageDraft } from './messages';
import * as z from './schema';

/** What both lists and the conversation itself say. It is the caller's view: `unread` counts what the other side wrote. */
const conversationFields = {
  application_id: id,
  job_id: id,
  org_id: id,
  job_title: z.string(),
  company_name: z.string(),
  student_name: z.string(),
  status: applicationStatus,
  unread: z.int(),
  /** When the company closed it: neither side writes, both read. */
  closed_at: instant.nullable(),
  /** When the student ended it: the company cannot write, and the student only after taking that back. */
  blocked_at: instant.nullable(),
};

/** A conversation in a list. */
export const conversationSummary = z.object({
  ...conversationFields,
  has_draft: z.boolean(),
  last_message: z.object({
    id,
    side: conversationSide,
    kind: messageKind,
    /** The beginning of its text on one line. */
    excerpt: z.string(),
    documents: z.int(),
    created_at: instant,
  }),
});
export type ConversationSummary = z.infer<typeof conversationSummary>;

/** The conversation of an application, also before its first message. */
export const conversation = z.object({
  ...conversationFields,
  /** Why the caller cannot write now, as a sentence; null where they can. */
  refusal: z.string().nullable(),
  /** Id of the last message that the caller's side has read. */
  read_up_to: id.nullable(),
  /** Id of the last message that the caller has sent. */
  last_sent: id.nullable(),
  draft: messageDraft.nullable(),
  /** For the student: when they reported it, until that is resolved. Companies are not told. */
  reported_at: instant.nullable(),
  /** For the student: the text that asking for news sends; null where that is not possible, or no longer. */
  news_request: z.string().nullable(),
  /** For the student: when they asked for news. */
  news_asked_at: instant.nullable(),
  /** For the company: whether the application is decided or withdrawn, so that the conversation may be closed. */
  can_close: z.boolean(),
  /** For the company: what the placeholders of its templates stand for. */
  template_values: templateValues.nullable(),
});
export type Conversation = z.infer<typeof conversation>;

export const listConversations = endpoint({
  method: 'GET',
  path: '/conversations',
  access: ['student', 'organization'],
  summary: 'The caller’s conversations, those with the latest messages first.',
  query: z.object({
    /** `unread` leaves out those without unread messages. */
    show: z.enum(['all', 'unread']).optional(),
    cursor: z.string().max(100).optional(),
    limit: limitText(100).optional(),
  }),
  output: z.object({ conversations: z.array(conversationSummary), next_cursor: z.string().nullable() }),
});

/** What was found of a conversation: the newest message in which all words occur. */
const foundMessage = z.object({
  conversation: conversationSummary,
  message_id: id,
  /** Plain text around the first word on one line. */
  excerpt: z.string(),
  created_at: instant,
});
export type FoundMessage = z.infer<typeof foundMessage>;

export const searchConversations = endpoint({
  method: 'GET',
  path: '/conversations/search',
  access: 'organization',
  limitedAs: 'search',
  summary:
    'The company’s conversations with messages in which all words or their beginnings occur, whatever the accents and case: the latest 50.',
  query: z.object({ q: z.string().trim().min(1, 'Type a word.').max(100) }),
  output: z.object({ found: z.array(foundMessage) }),
});

const ofApplication = { params: z.object({ id: idText }) } as const;
const side = { ...ofApplication, access: ['student', 'organization'] } as const;

export const viewConversation = endpoint({
  method: 'GET',
  path: '/applications/:id/conversation',
  ...side,
  summary: 'The conversation of an application, for its two sides: messages newest first, a page at a time.',
  query: z.object({
    /** `next_cursor` of the page before. */
    cursor: idText.optional(),
    limit: limitText(100).optional(),
  }),
  output: z.object({
    conversation,
    messages: z.array(message),
    next_cursor: z.string().nullable(),
  }),
});

const conversationResponse = z.object({ conversation });
const byStudent = { ...ofApplication, access: 'student', output: conversationResponse } as const;
const byCompany = { ...ofApplication, access: 'organization', output: conversationResponse } as const;

export const blockConversation = endpoint({
  method: 'PUT',
  path: '/applications/:id/conversation/block',
  ...byStudent,
  summary: 'Ends the conversation for the company, which is told so when it writes; doing it twice changes nothing.',
});

export const unblockConversation = endpoint({
  method: 'PUT',
  path: '/applications/:id/conversation/unblock',
  ...byStudent,
  summary: 'Takes that back; doing it twice changes nothing.',
});

/** From then on, until it is resolved, reviewers may read the conversation; both sides are notified when one does. */
export const reportConversation = endpoint({
  method: 'POST',
  path: '/applications/:id/conversation/report',
  ...byStudent,
  summary:
    'Asks the people of Foothold to read the conversation. Fails with `not_possible_now` while a report is open.',
  status: 201,
  idempotent: true,
  body: z.object({ reason: reportReason }),
});

export const closeConversation = endpoint({
  method: 'PUT',
  path: '/applications/:id/conversation/close',
  ...byCompany,
  summary:
    'Closes the conversation of an application that is decided or withdrawn. Fails with `not_possible_now` before; doing it twice changes nothing.',
});

export const reopenConversation = endpoint({
  method: 'PUT',
  path: '/applications/:id/conversation/reopen',
  ...byCompany,
  summary: 'Opens a closed conversation again; doing it twice changes nothing.',
});
