import { applicationStatus, studentStatus } from '../choices';
import { endpoint, reviewerRoles } from '../endpoint';
import { id, idText, instant, limitText, pageText } from '../fields';
import { student } from '../profiles';
import * as z from '../schema';
import { pagingOutput, pagingQuery, reasonBody, searchText } from './fields';

/** Filters and sort of the list of students. */
export const studentSearch = z.object({
  q: searchText,
  university: z.string().trim().max(160).optional(),
  status: studentStatus.optional(),
  account: z.enum(['Active', 'Suspended']).optional(),
  sort: z.enum(['newest', 'oldest', 'name', 'name_desc', 'university', 'university_desc']).optional(),
});

const suspension = { suspended_at: instant.nullable() };

export const listStudents = endpoint({
  method: 'GET',
  path: '/all_students',
  access: reviewerRoles,
  summary: 'Every student, newest first or in the order of a column, found by name or email and filtered.',
  query: studentSearch.extend(pagingQuery),
  output: z.object({
    students: z.array(z.object({ id, email: z.string(), created_at: instant, student, ...suspension })),
    ...pagingOutput,
  }),
});

/** A student's application in an admin's table. */
const applicationRow = z.object({
  id,
  job_id: id,
  org_id: id,
  job_title: z.string(),
  company_name: z.string(),
  status: applicationStatus,
  created_at: instant,
});

const account = z.object({
  id,
  email: z.string(),
  /** False until its owner has confirmed the address. */
  email_confirmed: z.boolean().optional(),
  created_at: instant,
  student,
  ...suspension,
  suspension_reason: z.string().nullable(),
});

/** A student's profile as an admin sees it, with their sessions and one page of their applications. */
const studentDetails = account.extend({
  sessions: z.array(z.object({ device: z.string().nullable(), created_at: instant, last_seen_at: instant })),
  applications: z.array(applicationRow),
  totals: z.object({ applications: z.int() }),
});
export type StudentDetails = z.infer<typeof studentDetails>;

export const viewStudent = endpoint({
  method: 'GET',
  path: '/student/:id/details',
  access: reviewerRoles,
  summary: 'One student: the profile, where the account is logged in, and a page of the applications, newest first.',
  params: z.object({ id: idText }),
  query: z.object({ applications: pageText.optional(), limit: limitText(1000).optional() }),
  output: z.object({ student: studentDetails }),
});

const studentResponse = z.object({ student: account, message: z.string() });
const params = z.object({ id: idText });

export const suspendStudent = endpoint({
  method: 'PUT',
  path: '/suspend-student/:id',
  access: reviewerRoles,
  summary:
    'Closes a student’s account and logs it out everywhere. Doing it twice changes nothing; where another admin has, `not_possible_now`.',
  params,
  body: reasonBody,
  output: studentResponse,
});

export const restoreStudent = endpoint({
  method: 'PUT',
  path: '/restore-student/:id',
  access: reviewerRoles,
  summary: 'Opens a suspended account again; doing it twice changes nothing.',
  params,
  output: studentResponse,
});

export const endStudentSessions = endpoint({
  method: 'DELETE',
  path: '/student/:id/sessions',
  access: reviewerRoles,
  summary: 'Logs a student out everywhere.',
  params,
  output: z.object({ ended: z.int(), message: z.string() }),
});
