import pg from 'pg';
import { createTempFolder, onCleanUp } from '../harness/tempFolder';
import { freshPostgres, vacuumUntilSettled } from '../server/database';
import { insertJobsSql, unpaidJob } from '../server/insertJobs';
import { type Server, startServer } from '../server/startServer';

export const size = { jobs: 500, applications: 20_000, interviews: 2_000, notifications: 5_000 };

/** A company with years of applications, and its server. */
export interface LargeCompany {
  version: string;
  server: Server;
  org_id: number;
  user_id: number;
  /** One of its jobs, with as many applications as any. */
  job_id: number;
  headers: Record<string, string>;
  databaseUrl: string;
}

/** A company's ids, as it is told them when it registers. */
type Details = Awaited<ReturnType<typeof register>>['details'];

/**
 * Registers the company as anybody would, and gives it its past by SQL, with what `addStatements` adds; undefined where no
 * PostgreSQL answers.
 */
export async function openCompany(
  addStatements: (details: Details) => readonly string[] = () => [],
): Promise<LargeCompany | undefined> {
  const database = await freshPostgres();
  if (!database) return undefined;
  const settings = { NODE_ENV: 'production', DATABASE_URL: database.url, DATA_DIR: await createTempFolder('company') };
  const server = await startServer('product', settings);
  const { token, details } = await register(server);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  onCleanUp(() => client.end());
  await client.query('set synchronous_commit = off');
  for (const statement of [...historyStatements(details), ...addStatements(details)]) await client.query(statement);
  await vacuumUntilSettled(client);
  const { rows } = await client.query<{ id: number }>('select min(id) as id from jobs');
  const job_id = rows[0]?.id ?? 0;
  const headers = { authorization: `Bearer ${token}` };
  const ids = { org_id: details.id, user_id: details.user_id, job_id };
  return { version: database.version, server, ...ids, headers, databaseUrl: database.url };
}

async function register({ origin }: Server) {
  const response = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ role: 'organization', email: 'large@example.ng', password: 'a-quiet-harbour-7', company_name: 'Large Ltd' },
      ...{
        phone: '08031234567',
        company_street_address: '1 Marina',
        company_state: 'Lagos',
        company_cac_number: 'RC 1',
      },
    }),
  });
  if (!response.ok) throw new Error(`The company of the bench could not register: ${await response.text()}`);
  return (await response.json()) as { token: string; details: { id: number; user_id: number } };
}

/** Its jobs, half of them still open; who applied for them; every tenth of those invited; and what it was told. */
const historyStatements = ({ id, user_id }: { id: number; user_id: number }) => [
  `update organizations set verification_status = 'verified' where id = ${id}`,
  insertJobsSql(
    {
      ...unpaidJob,
      job_description: `repeat('Count what is there. ', 40)`,
      org_id: String(id),
      status: '(n % 5 > 0)::int',
      created_at: `now() - n * interval '1 day'`,
    },
    `from generate_series(1, ${size.jobs}) as n`,
  ),
  `insert into users (email, password_hash, role)
    select 'applicant' || n || '@example.ng', '', 'student' from generate_series(1, ${size.applications}) as n`,
  `insert into students (user_id, full_name, university, course_of_study)
    select id, (array['Ada', 'Bọ́lá', 'Chidi', 'Dúró', 'Emeka', 'Fatima', 'Gabriel', 'Hauwa'])[1 + id % 8] || ' '
      || (array['Obi', 'Adéyẹmí', 'Okonkwo', 'Bello', 'Eze', 'Musa', 'Lawal'])[1 + id % 7] || ' ' || id,
      'University of Lagos', 'Computer Science'
    from users where role = 'student'`,
  `insert into applications (job_id, user_id, org_id, cover_letter, status, created_at)
    select (select min(id) from jobs) + user_id % ${size.jobs}, user_id, ${id}, repeat('I have looked forward to this. ', 20),
      (array['Applied', 'Viewed', 'Viewed', 'Interview', 'Rejected', 'Accepted', 'Withdrawn'])[1 + user_id % 7],
      now() - user_id * interval '7 minutes'
    from students`,
  `insert into interviews (application_id, job_id, user_id, org_id, time_zone, starts_at, alt_1_starts_at, alt_2_starts_at,
      meet_link)
    select id, job_id, user_id, org_id, 'Africa/Lagos', at, at + interval '1 day', at + interval '2 days',
      'https://meet.example/large'
    from (select *, date_trunc('minute', now()) + (id % 200 - 100) * interval '3 hours' as at
      from applications where status = 'Interview' order by id limit ${size.interviews}) as invited`,
  `insert into notifications (user_id, kind, title, message, href, created_at, read_at)
    select ${user_id}, 'application', 'New application', 'Somebody applied.', '/dashboard/applications',
      now() - n * interval '1 minute', case when n > 40 then now() end
    from generate_series(${size.notifications}, 1, -1) as n`,
];
