import { applicationInput } from './applicationInput';
import {
  acceptanceAnswer,
  applicationEventKind,
  applicationStatus,
  degree,
  documentKind,
  rejectionReason,
  scanStatus,
  studentStatus,
} from './choices';
import { endpoint, reviewerRoles } from './endpoint';
import { id, idText, instant } from './fields';
import { interview } from './interviews';
import { refineRejection, rejectionFields } from './rejectionInput';
import * as z from './schema';
import { visibleDetails } from './studentDetails';
import { welcomeInput } from './welcomeInput';
import { welcome } from './welcomes';

/**
 * An entry of an application's timeline, with the application's status after it. `by` is a name, never an email address;
 * `starts_at` is the time of the interview that was offered, moved, chosen or kept.
 */
export const applicationEvent = z.object({
  kind: applicationEventKind,
  status: applicationStatus,
  at: instant,
  by: z.string().nullable(),
  starts_at: instant.nullable(),
});
export type ApplicationEvent = z.infer<typeof applicationEvent>;

const document = z.object({
  name: z.string(),
  size: z.int(),
  type: z.string(),
  path: z.string(),
  /** Null where documents are not scanned for malware. */
  scan_status: scanStatus.nullable(),
});

/** A download of a document by someone other than the student: the company's name, or Foothold. */
export const documentView = z.object({
  document: documentKind,
  by: z.string(),
  at: instant,
});
export type DocumentView = z.infer<typeof documentView>;

/** `resume` and `internship_letter` are paths on this origin. Lists cut `cover_letter` and descriptions at 400 characters. */
export const application = z.object({
  id,
  job_id: id,
  user_id: id,
  org_id: id,
  cover_letter: z.string(),
  resume: z.string().nullable(),
  internship_letter: z.string().nullable(),
  a1: z.string().nullable(),
  a2: z.string().nullable(),
  a3: z.string().nullable(),
  a4: z.string().nullable(),
  a5: z.string().nullable(),
  status: applicationStatus,
  created_at: instant,
  /** The day by which the company has promised a reply; null where it made no promise. */
  reply_due_on: z.string().nullable(),
  /** When it first replied: with a decision, the offer of an interview or a message. */
  replied_at: instant.nullable(),
  /** Of a rejected one, where the company said it: why, and a line of its own. */
  rejection_reason: rejectionReason.nullable(),
  rejection_line: z.string().nullable(),
  /** Of an accepted one: what the student has answered, when, and a line where they declined. */
  acceptance_answer: acceptanceAnswer.nullable(),
  acceptance_answered_at: instant.nullable(),
  acceptance_line: z.string().nullable(),
  /** When the student finished it, by their device, where it was sent later for want of a connection. */
  finished_at: instant.nullable().optional(),
  student_name: z.string().nullable(),
  job: z.object({
    id,
    job_title: z.string(),
    job_description: z.string(),
    q1: z.string().nullish(),
    q2: z.string().nullish(),
    q3: z.string().nullish(),
    q4: z.string().nullish(),
    q5: z.string().nullish(),
  }),
  user: z.object({
    email: z.string(),
    /** False until its owner has confirmed the address. */
    email_confirmed: z.boolean().optional(),
  }),
  student: z.object({
    full_name: z.string().nullable(),
    university: z.string().nullable(),
    course_of_study: z.string().nullable(),
    degree: degree.nullable(),
    status: studentStatus.nullable(),
    phone: z.string().nullable(),
  }),
  organization: z.object({ id, company_name: z.string() }),
  interview: interview.nullable(),
  /** When that day ends on the platform. In a student's list and in the response for a single application. */
  reply_due_at: instant.nullable().optional(),
  /** Only in the response for a single application. */
  timeline: z.array(applicationEvent).optional(),
  documents: z.object({ resume: document.nullable(), internship_letter: document.nullable() }).optional(),
  /** Null where the company has given none. */
  welcome: welcome.nullable().optional(),
  /** What the student shows of skills, languages, links and wishes, as of now; null where that is nothing. */
  student_details: visibleDetails.nullable().optional(),
  /** Newest first, at most 100. */
  document_views: z.array(documentView).optional(),
  /** For its student: where it stood in the order in which the company opened those for the job; see `findReviewPosition`. */
  review_position: z.object({ from: z.int(), to: z.int(), applicants: z.int() }).nullable().optional(),
});
export type Application = z.infer<typeof application>;

/** From 1 to 5, the best. */
export const rating = z.int().min(1).max(5);

/** An application as its company and admins see it. The student never sees the rating; null where there is none. */
export const companyApplication = application.extend({ rating: rating.nullable() });
export type CompanyApplication = z.infer<typeof companyApplication>;

/** One application with its history and documents, the oldest event first. */
export const wholeApplication = application.required({
  timeline: true,
  documents: true,
  document_views: true,
  welcome: true,
});
export type WholeApplication = z.infer<typeof wholeApplication>;

const applicationResponse = z.object({ application, message: z.string() });

/**
 * A student applies to one open job, once. Fails with `job_closed`, `already_applied`, `profile_incomplete`. The id of a
 * document from the student's profile can replace a file; `keep_documents` adds the uploaded files to the profile. A time in
 * `finished_at` that is in the future, or more than 14 days ago, is ignored.
 */
export const applyToJob = endpoint({
  method: 'POST',
  path: '/apply-job',
  access: 'student',
  summary:
    'A student applies to one open job, once, with a letter and two files, or documents kept in the profile. A job may need no internship letter.',
  status: 201,
  idempotent: true,
  files: ['resume', 'internship_letter'],
  fileSubstitutes: { resume: 'resume_document_id', internship_letter: 'internship_letter_document_id' },
  optionalFiles: ['internship_letter'],
  body: applicationInput,
  output: applicationResponse,
});

export const listStudentApplications = endpoint({
  method: 'GET',
  path: '/user-applications-job/:userId',
  access: ['student', ...reviewerRoles],
  summary: 'The student’s own applications, newest first.',
  params: z.object({ userId: idText }),
  query: z.object({ status: applicationStatus.optional() }),
  output: z.object({ applications: z.object({ data: z.array(application), total: z.int() }) }),
});

export const viewApplication = endpoint({
  method: 'GET',
  path: '/applications/:id',
  access: ['student', 'organization', ...reviewerRoles],
  summary:
    'One application, whole, for its student, its company and reviewers: what happened, and who took its documents.',
  params: z.object({ id: idText }),
  output: z.object({ application: wholeApplication }),
});

export const withdrawApplication = endpoint({
  method: 'PUT',
  path: '/applications/:id/withdraw',
  access: 'student',
  summary: 'Takes back an application that is not decided yet.',
  params: z.object({ id: idText }),
  output: applicationResponse,
});

const decisionRequest = { params: z.object({ applicationId: idText }), body: z.object({ org_id: id.nullish() }) };

export const reviewApplication = endpoint({
  method: 'PUT',
  path: '/ReviewApplicationByOrg/:applicationId',
  access: 'organization',
  summary: 'Opens an application: one that was Applied becomes Viewed, once.',
  ...decisionRequest,
  output: z.object({ application: companyApplication }),
});

export const acceptApplication = endpoint({
  method: 'PUT',
  path: '/AcceptApplicationByOrg/:applicationId',
  access: 'organization',
  summary:
    'Accepts an undecided application, with a welcome or without; it can be given later too. Fails with `already_decided`.',
  params: decisionRequest.params,
  body: decisionRequest.body.extend({ welcome: welcomeInput.nullish() }),
  output: applicationResponse,
});

export const rejectApplication = endpoint({
  method: 'PUT',
  path: '/RejectApplicationByOrg/:applicationId',
  access: 'organization',
  summary: 'Rejects an undecided application, with a reason that its student is told. Fails with `already_decided`.',
  params: decisionRequest.params,
  body: refineRejection(decisionRequest.body.extend(rejectionFields)),
  output: applicationResponse,
});
