import { type Job, type JobStatus, listOrganizationJobs } from '@foothold/shared/contract';
import { aJob, anIdentity, answer, visit } from '@foothold/shared/testing';
import { area } from '../area';

const company = anIdentity({ role: 'organization', role_specific_id: 7, name: 'Harmattan Systems' });

/** Opens the company's jobs, signed in as that company. */
export const openJobs = (address = '/dashboard/jobs') => visit(area.routes, address, { as: company });

export const cook = aJob({ job_title: 'Cook' });
export const closed = aJob({ job_title: 'Baker', status: 0, display_status: 'Closed' });
export const expired = aJob({
  job_title: 'Tailor',
  display_status: 'Expired',
  deadline: '2024-01-31',
  days_left: -300,
});

/** Answers as a server that holds these jobs, and gives the list to change it. */
export function holding(...jobs: Job[]): Job[] {
  const count = (status: JobStatus) => jobs.filter((job) => job.display_status === status).length;
  answer(listOrganizationJobs, ({ query: { status = 'Active', page = 1, limit = 1000 } }) => {
    const shown = jobs.filter((job) => job.display_status === status);
    const counts = { Active: count('Active'), Closed: count('Closed'), Expired: count('Expired') };
    const rows = shown.slice((page - 1) * limit, page * limit);
    return { jobs: rows, counts, total: shown.length, next_page: null };
  });
  return jobs;
}
