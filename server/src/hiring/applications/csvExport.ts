import type { downloadApplications, Query } from '@foothold/shared/contract';
import { writeAudit } from '../../platform/audit/queries';
import type { Context } from '../../platform/context';
import { type CsvColumns, toCsv, toPhoneCell } from '../../platform/csv/toCsv';
import type { Db } from '../../platform/db';
import type { Download, User } from '../../platform/http';
import { toWallClock } from '../../platform/time/wallClock';
import { requireReadAccess, toListPosition } from './organizationApplications';
import { type ApplicationFilters, type ListPosition, listFullByOrganization } from './organizationApplications.queries';

type Filters = Query<typeof downloadApplications>;
type Row = Awaited<ReturnType<typeof listFullByOrganization>>[number];

const batchSize = 500;

/** Every application that matches the filters, as a CSV file. The download is written to the audit log. */
export async function exportApplications(
  { db, config }: Context,
  user: User,
  { org_id, request_id, ...filters }: Filters & { org_id: number; request_id: string },
): Promise<Download> {
  requireReadAccess(user, org_id);
  await writeAudit(db, user, {
    ...{ action: 'applications.exported', subject: 'organization', subject_id: org_id },
    ...{ detail: filters, request_id },
  });
  const today = toWallClock(new Date().toISOString(), config.PLATFORM_TIME_ZONE).slice(0, 10);
  return { name: `applications-${today}.csv`, body: toCsv(columns, readAllRows(db, { org_id, ...filters })) };
}

/** Reads page by page, so that not all applications have to fit into memory. */
async function* readAllRows(
  db: Db,
  { sort = 'newest', ...filters }: ApplicationFilters & Pick<Filters, 'sort'>,
): AsyncGenerator<Row> {
  let after: ListPosition | undefined;
  for (;;) {
    const rows = await listFullByOrganization(db, { ...filters, sort, after, limit: batchSize });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = toListPosition(last, sort);
  }
}

const questions = ['q1', 'q2', 'q3', 'q4', 'q5'] as const;
const answers = ['a1', 'a2', 'a3', 'a4', 'a5'] as const;

const columns: CsvColumns<Row> = {
  Name: ({ full_name }) => full_name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => toPhoneCell(phone),
  University: ({ university }) => university,
  'Course of study': ({ course_of_study }) => course_of_study,
  Degree: ({ degree }) => degree,
  'Student status': ({ student_status }) => student_status,
  Job: ({ job_title }) => job_title,
  Status: ({ status }) => status,
  Offer: ({ acceptance_answer }) => acceptance_answer,
  Rating: ({ rating }) => rating || null,
  Applied: ({ created_at, company_zone }) => toWallClock(created_at, company_zone),
  Interview: ({ starts_at, time_zone }) => (starts_at && time_zone ? toWallClock(starts_at, time_zone) : null),
  'Times are in': ({ company_zone }) => company_zone,
  'Cover letter': ({ cover_letter }) => cover_letter,
  Answers: (row) =>
    questions
      .flatMap((question, index) => {
        const answer = row[answers[index] ?? 'a1'];
        return row[question] && answer ? [`${row[question]}\n${answer}`] : [];
      })
      .join('\n\n'),
};
