import { connections, measureLatency, requests, rounds, type Screen } from './harness/latency';
import type { Row } from './harness/rows';
import { type LargePlatform, openPlatform, size } from './platform/openPlatform';

export const name = 'admin';

const limit = 60;

/** How soon an admin of a large platform sees each list, the dashboard and its charts. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const platform = await openPlatform();
  if (!platform) {
    note('No PostgreSQL answers: set TEST_DATABASE_URL to one.');
    return [];
  }
  const people = size.students + size.organizations;
  note(
    `PostgreSQL ${platform.version}, ${formatCount(people)} users, ${formatCount(size.organizations)} of them organizations,`,
  );
  note(
    `${formatCount(size.jobs)} jobs, ${formatCount(size.applications)} applications, ${formatCount(size.entries)} entries of the audit log`,
  );
  note(`the p99 of ${rounds} rounds of ${requests} requests, ${connections} connections, the middle one`);
  note('the reference is the p99 of asking who is signed in, in turns with the list');
  const rows: Row[] = [];
  for (const screen of listScreens(platform)) {
    const row = await measureLatency(platform, { ...screen, what: `p99 of an admin’s ${screen.what}` }, limit);
    rows.push(row);
    note(`${row.what}: ${row.value}`);
  }
  await platform.server.stop();
  return rows;
}

const formatCount = (figure: number) => figure.toLocaleString('en-GB');

/** As the pages ask for it; what is searched for is another word each time. */
const listScreens = ({ org_id, user_id }: LargePlatform): Screen[] => [
  { what: 'dashboard', paths: ['all_orgs_admin_View?limit=9&page=1', 'all_orgs_admin_View?limit=9&page=7'] },
  {
    what: 'charts',
    paths: ['30 days', '12 weeks', '12 months'].map((range) => `platform_series?range=${encodeURIComponent(range)}`),
  },
  {
    what: 'users',
    paths: ['', '&page=40', '&sort=name', '&status=Graduate'].map((search) => `all_students?limit=9${search}`),
  },
  { what: 'users, searched', paths: toSearchPaths('all_students', ['ada', 'okonkwo 77', 'student4711', 'zzz']) },
  {
    what: 'organisations',
    paths: ['&sort=newest', '&sort=name', '&status=Verified', '&status=Rejected'].map(
      (search) => `all_orgs_admin_View?limit=9${search}`,
    ),
  },
  {
    what: 'organisations, searched',
    paths: toSearchPaths('all_orgs_admin_View', ['lagoon', 'works 19', 'rc 4711', 'zzz']),
  },
  {
    what: 'jobs',
    paths: ['', '&sort=title', '&state=Active', '&state=Taken+down', '&field=Art'].map(
      (search) => `all_jobs?limit=9${search}`,
    ),
  },
  { what: 'jobs, searched', paths: toSearchPaths('all_jobs', ['backend', 'legal 7', 'lagoon', 'zzz']) },
  {
    what: 'organisation and its tables',
    paths: [`organization/${org_id}/details?limit=5`, `organization/${org_id + 1}/details?limit=5`],
  },
  {
    what: 'user and their applications',
    paths: [`student/${user_id}/details?limit=5`, `student/${user_id + 1}/details?limit=5`],
  },
  {
    what: 'audit log',
    paths: ['audit_log', 'audit_log?action=job.taken_down', 'audit_log?period=Last+30+days', 'audit_log?q=lagoon'],
  },
];

const toSearchPaths = (list: string, words: readonly string[]) =>
  words.map((word) => `${list}?limit=9&q=${encodeURIComponent(word)}`);
