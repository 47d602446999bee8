import { type Job, type JobStatus, listDueReplies, listOrganizationJobs } from '@foothold/shared/contract';
import { aJob, anIdentity, mockEndpoint, visit } from '@foothold/shared/testing';
import { area } from '../area';

const company = anIdentity({ role: 'organization', role_specific_id: 7, name: 'Harmattan Systems' });

/** Opens the company's jobs, signed in as that company. */
export const visitJobs = (address = '/dashboard/jobs') => visit(area.routes, address, { as: company });

export const activeJob = aJob({ job_title: 'Cook' });
export const closedJob = aJob({ job_title: 'Baker', status: 0, display_status: 'Closed' });
export const expiredJob = aJob({
  job_title: 'Tailor',
  display_status: 'Expired',
  deadline: '2030-01-31',
  days_left: -3,
});

/** Mocks a server with these jobs, whose company owes no reply. Returns the list, so that a test can change it. */
export function mockJobs(...jobs: Job[]): Job[] {
  const countByStatus = (listed: Job[]) => {
    const count = (status: JobStatus) => listed.filter((job) => job.display_status === status).length;
    return { Active: count('Active'), Closed: count('Closed'), Expired: count('Expired') };
  };
  mockEndpoint(listDueReplies, () => ({ replies: [], total: 0 }));
  mockEndpoint(listOrganizationJobs, ({ query: { status = 'Active', q = '', cursor = '0', limit = 1000 } }) => {
    const matching = jobs.filter((job) => job.job_title.toLowerCase().includes(q.toLowerCase()));
    const shown = matching.filter((job) => job.display_status === status);
    const end = Number(cursor) + limit;
    const page = { total: shown.length, next_page: null, next_cursor: end < shown.length ? String(end) : null };
    return {
      jobs: shown.slice(Number(cursor), end),
      counts: countByStatus(jobs),
      found: countByStatus(matching),
      ...page,
    };
  });
  return jobs;
}
