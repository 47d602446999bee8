import {
  type Application,
  type CompanyApplication,
  type DocumentView,
  toVisibleDetails,
  type WholeApplication,
} from '@foothold/shared/contract';
import type { Config } from '../../platform/config/config';
import { toScanStatus, toStoragePath } from '../../platform/storage';
import { addDays, startOfDay } from '../../platform/time/days';
import { toInterview } from '../interviews/toInterview';
import type { findWelcome } from '../welcomes/queries';
import type { listApplicationFiles, listDocumentViews, listEvents } from './history.queries';
import type { ApplicationRow } from './queries';

/**
 * An application as the contract has it, with its job, student and interview as nested objects. Each field is written
 * out, because copying the rest of a row with a spread costs as much CPU as reading it from the database.
 */
export const toApplication = (row: ApplicationRow): Application => ({
  id: row.id,
  job_id: row.job_id,
  user_id: row.user_id,
  org_id: row.org_id,
  cover_letter: row.cover_letter,
  resume: row.resume,
  internship_letter: row.internship_letter,
  a1: row.a1,
  a2: row.a2,
  a3: row.a3,
  a4: row.a4,
  a5: row.a5,
  status: row.status,
  created_at: row.created_at,
  reply_due_on: row.reply_due_on,
  replied_at: row.replied_at,
  rejection_reason: row.rejection_reason,
  rejection_line: row.rejection_line,
  acceptance_answer: row.acceptance_answer,
  acceptance_answered_at: row.acceptance_answered_at,
  acceptance_line: row.acceptance_line,
  finished_at: row.finished_at,
  student_name: row.full_name,
  job: {
    id: row.job_id,
    job_title: row.job_title,
    job_description: row.job_description,
    q1: row.q1,
    q2: row.q2,
    q3: row.q3,
    q4: row.q4,
    q5: row.q5,
  },
  user: { email: row.email, email_confirmed: row.email_confirmed },
  student: {
    full_name: row.full_name,
    university: row.university,
    course_of_study: row.course_of_study,
    degree: row.degree,
    status: row.student_status,
    phone: row.phone,
  },
  organization: { id: row.org_id, company_name: row.company_name },
  interview: toApplicationInterview(row),
});

/** The same with when the day ends by which a reply was promised. */
export const toStudentApplication = (row: ApplicationRow, config: Pick<Config, 'PLATFORM_TIME_ZONE'>): Application =>
  Object.assign(toApplication(row), { reply_due_at: findReplyDueAt(row, config) });

const findReplyDueAt = ({ reply_due_on }: ApplicationRow, { PLATFORM_TIME_ZONE }: Pick<Config, 'PLATFORM_TIME_ZONE'>) =>
  reply_due_on && startOfDay(addDays(reply_due_on, 1), PLATFORM_TIME_ZONE).toISOString();

/** The same with what only its company and admins may see. */
export const toCompanyApplication = (row: ApplicationRow): CompanyApplication =>
  Object.assign(toApplication(row), { rating: row.rating || null });

function toApplicationInterview(row: ApplicationRow): Application['interview'] {
  const { interview_id, time_zone, starts_at, alt_1_starts_at, alt_2_starts_at, interview_created_at } = row;
  if (!interview_id || !time_zone || !starts_at || !alt_1_starts_at || !alt_2_starts_at || !interview_created_at) {
    return null;
  }
  return toInterview({
    id: interview_id,
    application_id: row.id,
    job_id: row.job_id,
    user_id: row.user_id,
    org_id: row.org_id,
    time_zone,
    starts_at,
    alt_1_starts_at,
    alt_2_starts_at,
    meet_link: row.meet_link,
    place: row.place,
    phone_number: row.phone_number,
    confirmed_at: row.confirmed_at,
    chosen: row.chosen,
    completed_at: row.completed_at,
    declined_at: row.declined_at,
    decline_note: row.decline_note,
    agreed_starts_at: row.agreed_starts_at,
    created_at: interview_created_at,
    taken_dates: row.taken_dates,
  });
}

type RowsOf<Q extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Q>>;

interface History {
  timeline: RowsOf<typeof listEvents>;
  files: RowsOf<typeof listApplicationFiles>;
  views: RowsOf<typeof listDocumentViews>;
  welcome: RowsOf<typeof findWelcome>;
}

/** The application with its timeline, its documents, its welcome, and who downloaded or viewed them. */
export function toWholeApplication(
  row: ApplicationRow,
  { timeline, files, views, welcome }: History,
  config: Pick<Config, 'CLAMD_URL' | 'PLATFORM_TIME_ZONE'>,
): WholeApplication {
  const findDocument = (path: string | null) => {
    const file = files.find(({ key }) => path === toStoragePath(key));
    if (!file || !path) return null;
    const { name, size, type } = file;
    return { name, size, type, path, scan_status: toScanStatus(file.scan_status, config) };
  };
  const documents = { resume: findDocument(row.resume), internship_letter: findDocument(row.internship_letter) };
  const document_views = views.map(({ key, by, at }): DocumentView => {
    const document = toStoragePath(key) === row.resume ? 'resume' : 'internship_letter';
    return { document, by: by ?? 'Foothold', at };
  });
  const student_details = row.student_details ? toVisibleDetails(row.student_details) : null;
  const whole = { timeline, documents, document_views, welcome: welcome ?? null, student_details };
  return { ...toStudentApplication(row, config), ...whole };
}
