import { role } from '../choices';
import { endpoint, reviewerRoles } from '../endpoint';
import { id, instant, limitText } from '../fields';
import * as z from '../schema';
import { searchText } from './fields';

/** Periods up to now. */
export const auditPeriods = ['Today', 'Last 7 days', 'Last 30 days'] as const;

/** Filters: `q` is a part of the actor's or the subject's name. */
export const auditSearch = z.object({
  q: searchText,
  action: z.string().trim().max(80).optional(),
  period: z.enum(auditPeriods).optional(),
});

/** One privileged action. */
export const auditEntry = z.object({
  id,
  at: instant,
  /** `subject.verb`, such as `organization.verified`. */
  action: z.string(),
  subject: z.string(),
  subject_id: z.string(),
  /** Name of the subject, if it still exists. */
  subject_name: z.string().nullable(),
  /** The student whom an entry about an application or a document concerns, and the job, if they still exist. */
  person: z.object({ user_id: id, name: z.string() }).nullable(),
  about_job: z.object({ job_id: id, job_title: z.string() }).nullable(),
  /** The actor's email address, or the name of an automatic process; null when the account was deleted. */
  by: z.string().nullable(),
  by_role: role.nullable(),
  reason: z.string().nullable(),
  /** Further data, often `before` and `after`. */
  detail: z.record(z.string(), z.unknown()),
  request_id: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/audit_log',
  access: reviewerRoles,
  summary: 'Who did what to what, before, after, why and when: the newest first.',
  query: auditSearch.extend({ cursor: z.string().max(100).optional(), limit: limitText(100).optional() }),
  output: z.object({ entries: z.array(auditEntry), actions: z.array(z.string()), next_cursor: z.string().nullable() }),
});

export const downloadAudit = endpoint({
  method: 'GET',
  path: '/audit_log.csv',
  access: reviewerRoles,
  summary: 'The same entries, all of them, as a table for a spreadsheet.',
  query: auditSearch,
  produces: 'text/csv',
});
