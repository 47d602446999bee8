import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { matchListedJobs } from '../src/jobs/savedSearches/matching';
import { type SignedIn, startServer, type TestServer } from '../testing';
import { demoAccounts, demoPassword, hasDemoAccounts, removeDemoData, seedDemoData } from './index';

// Seeding takes long when several test files share a small machine.
const timeoutMs = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
}, timeoutMs);
afterAll(() => server.stop());

const count = async (table: 'users' | 'jobs' | 'applications' | 'files') => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
    server.context.db,
  );
  return rows[0]?.n;
};

describe('seedDemoData', () => {
  it(
    'fills an empty database, and changes nothing when it has users',
    async () => {
      expect(await seedDemoData(server.context)).toBe(true);

      const before = [await count('users'), await count('jobs'), await count('files')];
      expect(before[1]).toBeGreaterThan(200);
      expect(await seedDemoData(server.context)).toBe(false);
      expect([await count('users'), await count('jobs'), await count('files')]).toEqual(before);
    },
    timeoutMs,
  );

  it('creates demo accounts that can log in', async () => {
    for (const email of Object.values(demoAccounts)) {
      const response = await server.send({ method: 'POST', url: 'login', body: { email, password: demoPassword } });
      expect({ email, status: response.statusCode }).toEqual({ email, status: 200 });
    }
  });

  it('lets the student of the demo find new jobs in a saved search', async () => {
    await matchListedJobs(server.context);
    const credentials = { email: demoAccounts.student, password: demoPassword };
    const { token } = (await server.send({ method: 'POST', url: 'login', body: credentials })).json();
    const response = await server.send({ url: 'saved_searches', as: { token } as SignedIn });
    const found = response.json().saved_searches.map(({ new_jobs }: { new_jobs: number }) => new_jobs);
    expect(found).toHaveLength(2);
    expect(Math.max(...found)).toBeGreaterThan(0);
    expect(Math.max(...found)).toBeLessThan(30);
  });

  it('stores each file under the key of its row', async () => {
    const { db, store } = server.context;
    const file = await db
      .selectFrom('files')
      .innerJoin('applications', 'applications.id', 'files.application_id')
      .select(['files.key', 'files.size', 'applications.resume', 'applications.internship_letter'])
      .executeTakeFirstOrThrow();
    expect([file.resume, file.internship_letter]).toContain(`/storage/${file.key}`);

    const body = await store.read(file.key);
    expect((body && (await text(body)))?.length).toBe(file.size);
  });

  it('leaves no decision without the steps before it', async () => {
    const { rows } = await sql<{ id: number }>`
      select id from applications where status = 'Accepted' and (
        select count(distinct kind) from application_events
        where application_id = applications.id
          and kind in ('applied', 'viewed', 'interview_offered', 'interview_kept', 'interview_completed', 'accepted')
      ) < 6`.execute(server.context.db);
    expect(rows).toEqual([]);
  });

  it('advances the id sequences past its rows', async () => {
    const job = await server.aJob();
    expect(job.id).toBe(await count('jobs'));
  });
});

describe('removeDemoData', () => {
  it('deletes the demo accounts with all that is theirs, and keeps what others have', async () => {
    const { db, store } = server.context;
    const [ada, company] = [await server.signIn('student'), await server.signIn('organization')];
    const job = await server.aJob({ org_id: company.role_specific_id });
    await server.anApplication({ job_id: job.id, user_id: ada.user_id });
    const demoJob = await db.selectFrom('jobs').select('id').where('id', '!=', job.id).executeTakeFirstOrThrow();
    await server.anApplication({ job_id: demoJob.id, user_id: ada.user_id });
    const file = await db.selectFrom('files').select('key').executeTakeFirstOrThrow();
    expect(await hasDemoAccounts(db)).toBe(true);

    expect(await removeDemoData(server.context)).toBeGreaterThan(50);
    expect(await hasDemoAccounts(db)).toBe(false);
    expect(await store.read(file.key)).toBeUndefined();
    const left = [await count('users'), await count('applications'), await count('files')];
    // The server's own job of the test before, and its company.
    expect(left).toEqual([3, 1, 0]);
    const readings = await db.selectFrom('audit_log').select('id').where('action', '=', 'file.preview').execute();
    expect(readings).toEqual([]);
    expect(await removeDemoData(server.context)).toBe(0);
  }, 60_000);
});
