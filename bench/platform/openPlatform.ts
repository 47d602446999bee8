import { setTimeout as pause } from 'node:timers/promises';
import { envModes, jobFields } from '@foothold/shared/contract';
import pg from 'pg';
import { createTempFolder, onCleanUp } from '../harness/tempFolder';
import { freshPostgres, vacuumUntilSettled } from '../server/database';
import { insertJobsSql, unpaidJob } from '../server/insertJobs';
import { type Server, startServer } from '../server/startServer';

export const size = {
  students: 80_000,
  organizations: 20_000,
  jobs: 100_000,
  applications: 1_000_000,
  entries: 200_000,
};

/** A platform of several years, and its server with an admin. */
export interface LargePlatform {
  version: string;
  server: Server;
  headers: Record<string, string>;
  /** One organization and one student with as much as any. */
  org_id: number;
  user_id: number;
}

const admin = { ADMIN_EMAIL: 'admin@example.ng', ADMIN_PASSWORD: 'a-quiet-harbour-7' };

/** Undefined where no PostgreSQL answers. */
export async function openPlatform(): Promise<LargePlatform | undefined> {
  const database = await freshPostgres();
  if (!database) return undefined;
  const settings = {
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    DATA_DIR: await createTempFolder('platform'),
    ...admin,
  };
  await (await startServer('product', settings)).stop();

  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  onCleanUp(() => client.end());
  // Half of the time would go into looking whether each row belongs to one that is there.
  await client.query('set synchronous_commit = off; set session_replication_role = replica');
  for (const statement of historyStatements) await client.query(statement);
  await vacuumUntilSettled(client);

  const server = await startServer('product', settings);
  await waitUntilDaysAreCounted(client);
  const { rows } = await client.query<{ org_id: number; user_id: number }>(
    'select (select min(id) from organizations) as org_id, (select min(user_id) from students) as user_id',
  );
  const [of] = rows;
  if (!of) throw new Error('The platform of the bench is empty.');
  return { version: database.version, server, headers: { authorization: `Bearer ${await logIn(server)}` }, ...of };
}

/** The server counts them by itself, once after its start. */
async function waitUntilDaysAreCounted(client: pg.Client): Promise<void> {
  for (let wait = 0; wait < 300; wait += 1) {
    const { rows } = await client.query<{ counted: boolean }>('select exists (select from platform_days) as counted');
    if (rows[0]?.counted) return;
    await pause(200);
  }
  throw new Error('The days that are over were not counted within a minute.');
}

async function logIn({ origin }: Server): Promise<string> {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }),
  });
  if (!response.ok) throw new Error(`The admin of the bench could not log in: ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}

const names = `(array['Ada', 'Bọ́lá', 'Chidi', 'Dúró', 'Emeka', 'Fatima', 'Gabriel', 'Hauwa'])[1 + n % 8] || ' '
  || (array['Obi', 'Adéyẹmí', 'Okonkwo', 'Bello', 'Eze', 'Musa', 'Lawal'])[1 + n % 7] || ' ' || n`;
const companies = `(array['Harmattan', 'Lagoon', 'Savanna', 'Delta', 'Plateau'])[1 + n % 5] || ' Works ' || n`;
const pickByNumberSql = (values: readonly string[]) =>
  `(array[${values.map((value) => `'${value}'`).join()}])[1 + n % ${values.length}]`;
/** Somewhere within the last three years. */
const randomTimeSql = (n: string) => `now() - (${n} % 94608000) * interval '1 second'`;

const historyStatements = [
  `insert into users (email, password_hash, role, created_at)
    select 'student' || n || '@example.ng', '', 'student', ${randomTimeSql('n::bigint * 1181')} from generate_series(1, ${size.students}) n
    union all
    select 'company' || n || '@example.ng', '', 'organization', ${randomTimeSql('n::bigint * 4723')}
    from generate_series(1, ${size.organizations}) n`,
  `insert into students (user_id, full_name, university, course_of_study, status, degree, found_by)
    select id, name, (array['University of Lagos', 'Yaba College of Technology', 'University of Jos'])[1 + n % 3],
      'Computer Science', (array['Graduate', 'Undergraduate'])[1 + n % 2], 'BSc', found_by(name, email)
    from (select id, email, n, ${names} as name
      from (select id, email, row_number() over (order by id) as n from users where role = 'student') numbered) named`,
  `insert into organizations (user_id, company_name, company_state, company_cac_number, phone, time_zone,
      verification_status, created_at, found_by)
    select id, name, 'Lagos', 'RC ' || n, '08031234567', 'Africa/Lagos',
      (array['verified', 'verified', 'verified', 'rejected', 'pending'])[1 + n % 5], created_at, found_by(name, email, 'RC ' || n)
    from (select *, ${companies} as name
      from (select *, row_number() over (order by id) as n from users where role = 'organization') numbered) named`,
  insertJobsSql(
    {
      ...unpaidJob,
      field: pickByNumberSql(jobFields),
      env_mode: pickByNumberSql(envModes),
      org_id: 'organizations.id',
      status: '(n % 5 > 0)::int',
      created_at: randomTimeSql('n::bigint * 947'),
      taken_down_at: 'case when n % 400 = 0 then now() end',
      deleted_at: 'case when n % 400 = 0 then now() end',
      found_by: `found_by(${unpaidJob.job_title}, company_name)`,
    },
    `from generate_series(1, ${size.jobs}) n join organizations
      on organizations.id = (select min(id) from organizations) + n % ${size.organizations}`,
  ),
  `insert into applications (job_id, user_id, org_id, cover_letter, status, created_at)
    select jobs.id, students.first + n % ${size.students}, jobs.org_id, 'I have looked forward to this.',
      (array['Applied', 'Viewed', 'Viewed', 'Interview', 'Rejected', 'Accepted', 'Withdrawn'])[1 + n % 7], ${randomTimeSql('n::bigint * 94')}
    from generate_series(1, ${size.applications}) n
      join jobs on jobs.id = (select min(id) from jobs) + (n / 10) % ${size.jobs},
      (select min(user_id) as first from students) students
    on conflict do nothing`,
  `insert into application_events (application_id, kind, status, created_at)
    select id, 'applied', 'Applied', created_at from applications
    union all
    select id, 'viewed', 'Viewed', created_at + interval '1 day' from applications where status <> 'Applied'
    union all
    select id, case status when 'Interview' then 'interview_offered' else lower(status) end, status,
      created_at + (1 + id % 9) * interval '1 day' from applications where status in ('Interview', 'Accepted', 'Rejected')`,
  `insert into audit_log (created_at, actor_user_id, action, subject, subject_id, detail)
    select ${randomTimeSql(`(${size.entries} - n::bigint) * 473`)}, (select id from users where role = 'admin'),
      (array['organization.verified', 'organization.rejected', 'job.taken_down', 'application.moved'])[1 + n % 4],
      'organization', (n % ${size.organizations})::text, '{"reason": "As the papers say."}'
    from generate_series(1, ${size.entries}) n`,
];
