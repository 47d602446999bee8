import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { startServer, type TestServer } from '../testing';
import { demoAccounts, demoPassword, seedDemoData } from './index';

// A whole marketplace takes its time where several test files share a small machine.
const patience = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
}, patience);
afterAll(() => server.stop());

const count = async (table: 'users' | 'jobs' | 'applications' | 'files') => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
    server.context.db,
  );
  return rows[0]?.n;
};

it(
  'fills an empty database, and leaves one that has people in it alone',
  async () => {
    expect(await seedDemoData(server.context)).toBe(true);

    const before = [await count('users'), await count('jobs'), await count('files')];
    expect(before[1]).toBeGreaterThan(200);
    expect(await seedDemoData(server.context)).toBe(false);
    expect([await count('users'), await count('jobs'), await count('files')]).toEqual(before);
  },
  patience,
);

it('lets each demo account in', async () => {
  for (const email of Object.values(demoAccounts)) {
    const answer = await server.send({ method: 'POST', url: 'login', body: { email, password: demoPassword } });
    expect({ email, status: answer.statusCode }).toEqual({ email, status: 200 });
  }
});

it('keeps every file where its row says', async () => {
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

it('leaves the numbers free that come next', async () => {
  const job = await server.aJob();
  expect(job.id).toBe(await count('jobs'));
});
