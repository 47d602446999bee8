import type { Query } from '@foothold/shared/contract';
import type { downloadAllJobs, downloadOrganizations, downloadStudents } from '@foothold/shared/contract/admin';
import { writeAudit } from '../audit/queries';
import type { Context } from '../context';
import { type CsvColumns, csvOf } from '../csv/csvOf';
import type { Download, User } from '../http';
import { displayStatus } from '../jobs/open';
import { todayIn } from '../time/days';
import { patternsOf } from './lists';
import { listAllJobIds, listAllJobsById } from './queries.jobs';
import { listOrganizationIds, listOrganizationsById } from './queries.organizations';
import { listStudentIds, listStudentsById } from './queries.students';

const atOnce = 500;

interface Taken {
  user: User;
  request_id: string;
}

/** The students that a search finds, as a table. That it was taken is written down, as for the others. */
export async function studentTable(context: Context, taken: Taken, { q, ...filters }: Query<typeof downloadStudents>) {
  const { db } = context;
  const ids = await listStudentIds(db, { ...filters, patterns: patternsOf(q) });
  return table(
    context,
    taken,
    'users',
    { q, ...filters },
    studentColumns,
    rowsOf(ids, (some) => listStudentsById(db, some)),
  );
}

/** The organizations that a search finds, as a table. */
export async function organizationTable(
  context: Context,
  taken: Taken,
  { q, ...filters }: Query<typeof downloadOrganizations>,
) {
  const { db } = context;
  const ids = await listOrganizationIds(db, { ...filters, patterns: patternsOf(q) });
  const rows = rowsOf(ids, (some) => listOrganizationsById(db, some));
  return table(context, taken, 'organisations', { q, ...filters }, organizationColumns, rows);
}

/** The jobs that a search finds, as a table. */
export async function jobTable(context: Context, taken: Taken, { q, ...filters }: Query<typeof downloadAllJobs>) {
  const { db, config } = context;
  const today = todayIn(config.PLATFORM_TIME_ZONE);
  const ids = await listAllJobIds(db, { ...filters, patterns: patternsOf(q), today });
  const rows = rowsOf(ids, (some) => listAllJobsById(db, some));
  return table(context, taken, 'jobs', { q, ...filters }, jobColumns(today), rows);
}

async function table<R>(
  { db, config }: Context,
  { user, request_id }: Taken,
  list: string,
  filters: Record<string, unknown>,
  columns: CsvColumns<R>,
  rows: AsyncIterable<R>,
): Promise<Download> {
  await writeAudit(db, user, {
    ...{ action: `${list}.exported`, subject: 'list', subject_id: list, detail: filters, request_id },
  });
  return { name: `${list}-${todayIn(config.PLATFORM_TIME_ZONE)}.csv`, body: csvOf(columns, rows) };
}

/** Who is in the table is settled at its start, so that nobody is in it twice however long it takes to read. */
async function* rowsOf<R extends { id: number }>(ids: readonly number[], fetch: (ids: number[]) => Promise<R[]>) {
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce);
    const rows = new Map((await fetch(some)).map((row) => [row.id, row]));
    for (const id of some) {
      const row = rows.get(id);
      if (row) yield row;
    }
  }
}

type Rows<F extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<F>>[number];

const studentColumns: CsvColumns<Rows<typeof listStudentsById>> = {
  Name: ({ student }) => student.full_name,
  Email: ({ email }) => email,
  Phone: ({ student }) => student.phone,
  Sex: ({ student }) => student.sex,
  University: ({ student }) => student.university,
  'Course of study': ({ student }) => student.course_of_study,
  Degree: ({ student }) => student.degree,
  Status: ({ student }) => student.status,
  Suspended: ({ suspended_at }) => suspended_at,
};

const organizationColumns: CsvColumns<Rows<typeof listOrganizationsById>> = {
  Name: ({ organization }) => organization.company_name,
  Email: ({ email }) => email,
  Phone: ({ organization }) => organization.phone,
  Address: ({ organization }) => organization.company_street_address,
  Location: ({ organization }) => organization.company_state,
  CAC: ({ organization }) => organization.company_cac_number,
  Status: ({ organization }) => organization.verification_status,
  'Date created': ({ organization }) => organization.created_at,
};

const jobColumns = (today: string): CsvColumns<Rows<typeof listAllJobsById>> => ({
  'Job title': ({ job_title }) => job_title,
  Company: ({ company_name }) => company_name,
  Field: ({ field }) => field,
  'Work mode': ({ env_mode }) => env_mode,
  Status: ({ taken_down_at, status, deadline }) =>
    taken_down_at ? 'Taken down' : displayStatus({ status, deadline }, today),
  Deadline: ({ deadline }) => deadline,
  Created: ({ created_at }) => created_at,
  'Taken down because': ({ taken_down_at, reason }) => taken_down_at && reason,
});
