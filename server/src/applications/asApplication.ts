import type { Application, DocumentView, WholeApplication } from '@foothold/shared/contract';
import { asInterview } from '../interviews/asInterview';
import { pathOf } from '../storage';
import type { ApplicationRow } from './queries';
import type { listEvents, listFiles, listViews } from './queries.history';

/** An application as the contract has it: what belongs to its job, student and interview stands under theirs. */
export function asApplication(row: ApplicationRow): Application {
  const { job_title, job_description, q1, q2, q3, q4, q5, email, company_name } = row;
  const { full_name, university, course_of_study, degree, student_status, phone, ...rest } = row;
  return {
    ...rest,
    student_name: full_name,
    job: { id: row.job_id, job_title, job_description, q1, q2, q3, q4, q5 },
    user: { email },
    student: { full_name, university, course_of_study, degree, status: student_status, phone },
    organization: { id: row.org_id, company_name },
    interview: interviewOf(row),
  };
}

function interviewOf(row: ApplicationRow): Application['interview'] {
  const { interview_id, time_zone, starts_at, alt_1_starts_at, alt_2_starts_at, interview_created_at } = row;
  if (!interview_id || !time_zone || !starts_at || !alt_1_starts_at || !alt_2_starts_at || !interview_created_at) {
    return null;
  }
  const { id: application_id, job_id, user_id, org_id, meet_link, confirmed_at, completed_at } = row;
  return asInterview({
    ...{ id: interview_id, application_id, job_id, user_id, org_id, time_zone, meet_link, confirmed_at, completed_at },
    ...{ starts_at, alt_1_starts_at, alt_2_starts_at, created_at: interview_created_at },
  });
}

type Rows<Q extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<Q>>;

interface History {
  timeline: Rows<typeof listEvents>;
  files: Rows<typeof listFiles>;
  views: Rows<typeof listViews>;
}

/** The whole application with its history, what is known of its documents, and who took them. */
export function asWholeApplication(row: ApplicationRow, { timeline, files, views }: History): WholeApplication {
  const documentAt = (path: string | null) => {
    const found = files.find(({ key }) => path === pathOf(key));
    return found && path ? { name: found.name, size: found.size, type: found.type, path } : null;
  };
  const documents = { resume: documentAt(row.resume), internship_letter: documentAt(row.internship_letter) };
  const document_views = views.map(({ key, by, at }): DocumentView => {
    const document = pathOf(key) === row.resume ? 'resume' : 'internship_letter';
    return { document, by: by ?? 'Foothold', at };
  });
  return { ...asApplication(row), timeline, documents, document_views };
}
