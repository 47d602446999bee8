import type { JobContent, JobSkillList, Query } from '@foothold/shared/contract';
import {
  type AdminJob,
  type downloadAllJobs,
  type downloadOrganizations,
  type downloadStudents,
  getOrganizationState,
} from '@foothold/shared/contract/admin';
import { writeAudit } from '../platform/audit/queries';
import type { Context } from '../platform/context';
import { type CsvColumns, toCsv, toPhoneCell } from '../platform/csv/toCsv';
import type { Download, User } from '../platform/http';
import { todayIn } from '../platform/time/days';
import { toAdminJob } from './jobs';
import { listAllJobIds, listAllJobsById } from './jobs.queries';
import { listOrganizationIds, listOrganizationsById } from './organizations.queries';
import { toOrganizationPatterns, toSearchPatterns } from './searchPatterns';
import { listStudentIds, listStudentsById } from './students.queries';

const batchSize = 500;

interface ExportRequest {
  user: User;
  request_id: string;
}

/** The students that match a search as a CSV file. Every export is written to the audit log. */
export async function exportStudents(
  context: Context,
  request: ExportRequest,
  { q, ...filters }: Query<typeof downloadStudents>,
) {
  const { db } = context;
  const ids = await listStudentIds(db, { ...filters, patterns: toSearchPatterns(q) });
  return exportCsv(
    context,
    request,
    'users',
    { q, ...filters },
    studentColumns,
    readInBatches(ids, (batch) => listStudentsById(db, batch)),
  );
}

/** The organizations that match a search as a CSV file. */
export async function exportOrganizations(
  context: Context,
  request: ExportRequest,
  { q, ...filters }: Query<typeof downloadOrganizations>,
) {
  const { db } = context;
  const ids = await listOrganizationIds(db, { ...filters, patterns: toOrganizationPatterns(q) });
  const rows = readInBatches(ids, (batch) => listOrganizationsById(db, batch));
  return exportCsv(context, request, 'organisations', { q, ...filters }, organizationColumns, rows);
}

/** The jobs that match a search as a CSV file. */
export async function exportJobs(
  context: Context,
  request: ExportRequest,
  { q, ...filters }: Query<typeof downloadAllJobs>,
) {
  const { db, config } = context;
  const today = todayIn(config.PLATFORM_TIME_ZONE);
  const ids = await listAllJobIds(db, { ...filters, patterns: toSearchPatterns(q), today });
  const rows = readInBatches(ids, async (batch) =>
    (await listAllJobsById(db, batch)).map(
      ({ kind, start_date, openings, required_skills, preferred_skills, ...row }) => ({
        ...toAdminJob(row, today),
        ...{ kind, start_date, openings, required_skills, preferred_skills },
      }),
    ),
  );
  return exportCsv(context, request, 'jobs', { q, ...filters }, jobColumns, rows);
}

async function exportCsv<R>(
  { db, config }: Context,
  { user, request_id }: ExportRequest,
  list: string,
  filters: Record<string, unknown>,
  columns: CsvColumns<R>,
  rows: AsyncIterable<R>,
): Promise<Download> {
  await writeAudit(db, user, {
    ...{ action: `${list}.exported`, subject: 'list', subject_id: list, detail: filters, request_id },
  });
  return { name: `${list}-${todayIn(config.PLATFORM_TIME_ZONE)}.csv`, body: toCsv(columns, rows) };
}

/** The ids are fixed at the start, so that no row appears twice however long the export takes. */
async function* readInBatches<R extends { id: number }>(
  ids: readonly number[],
  listByIds: (ids: number[]) => Promise<R[]>,
) {
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    const rows = new Map((await listByIds(batch)).map((row) => [row.id, row]));
    for (const id of batch) {
      const row = rows.get(id);
      if (row) yield row;
    }
  }
}

type RowOf<F extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<F>>[number];

const studentColumns: CsvColumns<RowOf<typeof listStudentsById>> = {
  Name: ({ student }) => student.full_name,
  Email: ({ email }) => email,
  Phone: ({ student }) => toPhoneCell(student.phone),
  Sex: ({ student }) => student.sex,
  University: ({ student }) => student.university,
  'Course of study': ({ student }) => student.course_of_study,
  Degree: ({ student }) => student.degree,
  Status: ({ student }) => student.status,
  Account: ({ suspended_at }) => (suspended_at ? 'Suspended' : 'Active'),
  'Suspended since': ({ suspended_at }) => suspended_at,
};

const organizationColumns: CsvColumns<RowOf<typeof listOrganizationsById>> = {
  Name: ({ organization }) => organization.company_name,
  Email: ({ email }) => email,
  Phone: ({ organization }) => toPhoneCell(organization.phone),
  Address: ({ organization }) => organization.company_street_address,
  Location: ({ organization }) => organization.company_state,
  CAC: ({ organization }) => organization.company_cac_number,
  Status: ({ organization }) => getOrganizationState(organization),
  'Date created': ({ organization }) => organization.created_at,
};

type ExportedJob = Omit<AdminJob, 'id' | 'org_id'> &
  Pick<JobContent, 'kind' | 'start_date' | 'openings'> &
  Record<JobSkillList, string | null>;

/** In the order of the columns. A field of the admin's list that has no heading is a compile error. */
const jobHeadings: Record<keyof ExportedJob, string> = {
  job_title: 'Job title',
  company_name: 'Company',
  field: 'Field',
  env_mode: 'Work mode',
  kind: 'Kind',
  start_date: 'Start date',
  openings: 'Openings',
  required_skills: 'Skills asked for',
  preferred_skills: 'Skills nice to have',
  state: 'Status',
  deadline: 'Deadline',
  applications: 'Applications',
  created_at: 'Created',
  reason: 'Taken down because',
};

const jobColumns: CsvColumns<ExportedJob> = Object.fromEntries(
  (Object.keys(jobHeadings) as (keyof ExportedJob)[]).map((name) => [jobHeadings[name], (job) => job[name]]),
);
