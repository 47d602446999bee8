import { applicationStatus } from '../choices';
import { endpoint, reviewerRoles } from '../endpoint';
import { id, idText, instant } from '../fields';
import { message } from '../messages';
import * as z from '../schema';
import { reasonBody } from './fields';

/** A conversation that its student has reported, and nobody has resolved. */
export const reportedConversation = z.object({
  application_id: id,
  job_title: z.string(),
  company_name: z.string(),
  student_name: z.string(),
  org_id: id,
  user_id: id,
  status: applicationStatus,
  /** What the student reported it for. */
  reason: z.string(),
  reported_at: instant,
  /** When an admin first read it since, which both sides were notified of. */
  read_at: instant.nullable(),
});
export type ReportedConversation = z.infer<typeof reportedConversation>;

export const listReportedConversations = endpoint({
  method: 'GET',
  path: '/reported_conversations',
  access: reviewerRoles,
  summary: 'Conversations that students have reported, the one that has waited longest first, without their messages.',
  query: z.object({ cursor: z.string().max(100).optional() }),
  output: z.object({ conversations: z.array(reportedConversation), next_cursor: z.string().nullable() }),
});

/** `not_found` for one that is not reported, or no longer. */
export const readReportedConversation = endpoint({
  method: 'GET',
  path: '/reported_conversations/:id',
  access: reviewerRoles,
  summary:
    'A reported conversation by its application, newest messages first. Each read is in the audit log, and the first one notifies both sides.',
  params: z.object({ id: idText }),
  query: z.object({ cursor: idText.optional() }),
  output: z.object({
    conversation: reportedConversation,
    messages: z.array(message),
    next_cursor: z.string().nullable(),
  }),
});

export const resolveReport = endpoint({
  method: 'PUT',
  path: '/reported_conversations/:id/resolve',
  access: reviewerRoles,
  summary: 'Ends a report: the student is told the reason, and the messages are the two sides’ alone again.',
  params: z.object({ id: idText }),
  body: reasonBody,
  output: z.object({ message: z.string() }),
});
