import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { aJob } from '../../../testing/builders';
import { withPostgres } from '../../../testing/databaseTemplate';
import { hasPostgresPrograms, startCluster, type TestCluster } from '../../../testing/postgresCluster';
import { signIn } from '../../../testing/signIn';
import { createContext, createServer } from '../../app/main';
import { readConfig } from '../config/config';
import type { Context } from '../context';
import { migrate } from './migrate';
import { type OpenDatabase, openDatabase } from './openDatabase';
import { formatLogPosition, parseLogPosition } from './readReplica';

describe('parseLogPosition', () => {
  it('reads what formatLogPosition writes', () => {
    expect(formatLogPosition(parseLogPosition('16/B374D848') ?? 0n)).toBe('16/B374D848');
  });

  it.each(['', '16', '16/', '16/B374D848F', '-1/0', 'G/0'])('refuses %j', (text) => {
    expect(parseLogPosition(text)).toBeUndefined();
  });
});

if (!hasPostgresPrograms) process.stdout.write('The read replica is not tested: no programs of PostgreSQL are here.\n');

(hasPostgresPrograms ? describe : describe.skip)('a server with a read replica', () => {
  let primary: TestCluster;
  let replica: TestCluster;
  let database: OpenDatabase;
  let context: Context;
  let app: FastifyInstance;
  let company: Awaited<ReturnType<typeof signIn>>;
  const reports: string[] = [];
  const jobId = async () => (await context.db.selectFrom('jobs').select('id').executeTakeFirstOrThrow()).id;

  beforeAll(async () => {
    primary = await startCluster();
    replica = await primary.addReplica();
    const config = readConfig({
      ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '0', DATA_DIR: '/nonexistent' },
      ...{ DATABASE_URL: primary.url, DATABASE_READ_URL: replica.url, DATABASE_POOL_SIZE: '4' },
    });
    database = await openDatabase(config, { onLockLost() {} });
    database.replica?.reportTo({
      info: (message) => reports.push(message),
      warn: (_, message) => reports.push(message),
    });
    await migrate(database.db);
    context = createContext(config, database.db, { replica: database.replica });
    app = await createServer(context, { strict: true });
    company = await signIn(context, 'organization');
    await aJob(context, { org_id: company.role_specific_id, job_title: 'Analyst' });
  });
  afterAll(async () => {
    await app?.close();
    await database?.close();
    await replica?.remove();
    await primary?.remove();
  });

  const origin = () => context.config.APP_ORIGIN;
  const readTitles = async (cookie = '') => {
    const response = await app.inject({ url: '/api/jobs', headers: { cookie } });
    return response.json().jobs.data.map(({ job_title }: { job_title: string }) => job_title);
  };
  /** Closes or opens the job as a browser does. Resolves to the cookies that the browser has then. */
  async function toggle(status: 0 | 1) {
    const session = `foothold_session=${company.token}`;
    const response = await app.inject({
      method: 'PUT',
      url: `/api/closeORopenJOB/${await jobId()}/toggle-status`,
      headers: { cookie: session, origin: origin(), 'sec-fetch-site': 'same-origin' },
      payload: { status },
    });
    expect(response.statusCode).toBe(200);
    const written = String(response.headers['set-cookie']);
    expect(written).toMatch(/^foothold_written=[^;]+; .*HttpOnly/);
    return `${session}; ${written.split(';')[0]}`;
  }
  const onReplica = (statement: ReturnType<typeof sql>) => withPostgres(replica.url, (db) => statement.execute(db));
  const isAsked = () =>
    withPostgres(replica.url, async (db) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from pg_stat_activity where query like '%listings%' and pid <> pg_backend_pid()`.execute(
        db,
      );
      return Number(rows[0]?.count) > 0;
    });
  /** Reads until the replica answers; the test's own time limit ends it otherwise. */
  async function readUntilAsked() {
    do {
      await readTitles();
      await pause(50);
    } while (!(await isAsked()));
  }

  it('shows a stranger the list of the replica, and at once to the writer what they wrote', async () => {
    await readUntilAsked();
    await onReplica(sql`select pg_wal_replay_pause()`);
    const writer = await toggle(0);
    expect(await readTitles()).toEqual(['Analyst']);
    expect(await readTitles('foothold_written=nonsense')).toEqual([]);
    expect(await readTitles(writer)).toEqual([]);

    await onReplica(sql`select pg_wal_replay_resume()`);
    while ((await readTitles()).length > 0) await pause(50);
    expect(await readTitles(await toggle(1))).toEqual(['Analyst']);
  });

  it('refuses to write by it', async () => {
    await readUntilAsked();
    await expect(context.readDb.deleteFrom('jobs').execute()).rejects.toMatchObject({ code: '25006' });
  });

  it('answers from the primary while the replica is away, and from the replica afterwards', async () => {
    await readUntilAsked();
    reports.length = 0;
    await replica.kill();
    for (let reads = 0; reads < 3; reads += 1) expect(await readTitles()).toEqual(['Analyst']);
    await replica.start();
    await readUntilAsked();
    expect(reports).toEqual([
      'the read replica is away: the primary database answers its lists',
      'the read replica answers again',
    ]);
  });
});
