import { type LargeCompany, openCompany, size } from './company/openCompany';
import { connections, measureLatency, requests, rounds, type Screen } from './harness/latency';
import type { Row } from './harness/rows';

export const name = 'company';

const limit = 40;

/** How soon a company with years of applications sees the first page of each of its lists. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const company = await openCompany();
  if (!company) {
    note('No PostgreSQL answers: set TEST_DATABASE_URL to one.');
    return [];
  }
  const { jobs, applications } = size;
  note(
    `PostgreSQL ${company.version}, ${jobs} jobs and ${applications.toLocaleString('en-GB')} applications of one company`,
  );
  note(
    `the p99 of ${rounds} rounds of ${requests} requests, ${connections} connections, the middle one; logs on, throttles off`,
  );
  note('the reference is the p99 of asking who is signed in, in turns with the list');
  const rows: Row[] = [];
  for (const list of listScreens(company)) {
    const row = await measureLatency(company, { ...list, what: `p99 of a company’s ${list.what}` }, limit);
    rows.push(row);
    note(`${row.what}: ${row.value}`);
  }
  await company.server.stop();
  return rows;
}

/** What is searched for is another word each time, as people type. */
function listScreens({ org_id, user_id, job_id }: LargeCompany): Screen[] {
  const applications = `ViewApplicationByOrg/${org_id}?limit=20`;
  const interviews = `organizations/${org_id}/interviews?limit=20`;
  return [
    { what: 'jobs', paths: ['jobs/organization?limit=20', 'jobs/organization?limit=20&status=Active'] },
    {
      what: 'jobs, searched',
      paths: ['backend', 'legal 7', 'intern', 'no such job'].map(
        (q) => `jobs/organization?limit=20&q=${encodeURIComponent(q)}`,
      ),
    },
    { what: 'applications, all', paths: [applications] },
    { what: 'applications of one job', paths: [`${applications}&job_id=${job_id}`] },
    {
      what: 'applications, filtered',
      paths: ['Applied', 'Viewed', 'Rejected'].map((status) => `${applications}&status=${status}`),
    },
    {
      what: 'applications, searched',
      paths: ['ada', 'okonkwo', 'adeyemi 77', 'zz'].map((q) => `${applications}&q=${encodeURIComponent(q)}`),
    },
    { what: 'applications, by name', paths: [`${applications}&sort=name`, `${applications}&sort=name&status=Viewed`] },
    {
      what: 'interviews',
      paths: ['Pending', 'Active', 'Completed'].map((category) => `${interviews}&category=${category}`),
    },
    { what: 'notifications', paths: [`view_notifications/${user_id}?limit=20`] },
  ];
}
