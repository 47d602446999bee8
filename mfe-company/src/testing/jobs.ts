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
  deadline: '2030-01-31',
  days_left: -3,
});

/** Answers as a server that holds these jobs, and gives the list to change it. */
export function holding(...jobs: Job[]): Job[] {
  const tally = (among: Job[]) => {
    const count = (status: JobStatus) => among.filter((job) => job.display_status === status).length;
    return { Active: count('Active'), Closed: count('Closed'), Expired: count('Expired') };
  };
  answer(listOrganizationJobs, ({ query: { status = 'Active', q = '', cursor = '0', limit = 1000 } }) => {
    const fitting = jobs.filter((job) => job.job_title.toLowerCase().includes(q.toLowerCase()));
    const shown = fitting.filter((job) => job.display_status === status);
    const end = Number(cursor) + limit;
    const page = { total: shown.length, next_page: null, next_cursor: end < shown.length ? String(end) : null };
    return { jobs: shown.slice(Number(cursor), end), counts: tally(jobs), found: tally(fitting), ...page };
  });
  return jobs;
}
