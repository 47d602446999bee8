import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { startServer, type TestServer } from '../../testing';
import { withDatabaseName } from '../../testing/databaseTemplate';
import { createTestBuilds } from '../../testing/releases';
import type { PointerChange } from '../platform/releases/pointers';
import { publishBuild } from '../platform/releases/publishBuild';
import { seedRegistry } from '../platform/releases/seedRegistry';
import { changeLiveReleases } from '../platform/releases/service';
import { advanceRollouts } from './advance';

const url = process.env.TEST_DATABASE_URL;
const script = fileURLToPath(new URL('../../testing/rolloutProcess.ts', import.meta.url));
const app = 'company';

(url ? describe : describe.skip)('processes that move a rollout', () => {
  let server: TestServer;
  const cleanups: (() => Promise<unknown>)[] = [];
  beforeEach(async () => {
    server = await startServer();
    await seedRegistry(server.context, await createTestBuilds('1.0.0-a'));
    for (const build of await createTestBuilds('1.0.0-b')) await publishBuild(server.context, { user_id: null }, build);
    await server.signIn('release_manager');
    await change({ kind: 'rollout', release: '1.0.0-b', steps: [1, 10, 50, 100], every_seconds: 60 });
  });
  afterEach(async () => {
    for (const clean of cleanups.splice(0)) await clean();
    await server.stop();
  });

  const change = (wanted: PointerChange) =>
    changeLiveReleases(
      server.context,
      { user_id: null, by: 'CI' },
      { changes: [{ app, change: wanted }], reason: 'Test' },
    );
  const readDatabaseName = async () =>
    String((await sql<{ name: string }>`select current_database() as name`.execute(server.context.db)).rows[0]?.name);

  async function startProcess(): Promise<ChildProcess> {
    const DATABASE_URL = withDatabaseName(String(url), await readDatabaseName());
    const RELEASES_FOLDER = `${server.context.config.DATA_DIR}/releases`;
    const child = spawn(process.execPath, ['--import', 'tsx', script], {
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL, RELEASES_FOLDER },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    cleanups.push(() => kill(child));
    child.stdout?.on('data', () => {});
    return child;
  }
  async function kill(child: ChildProcess) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  /** So long ago that the step waits for no visitors any more. */
  const makeDue = () =>
    server.context.db
      .updateTable('rollouts')
      .set({ due_at: sql<string>`now() - interval '1 day'` })
      .where('ended_at', 'is', null)
      .execute();
  /** Of the rollout, of what is live, of the history and of the emails, what a step or an end changes. */
  async function readState() {
    const { db } = server.context;
    const [rollout] = await db.selectFrom('rollouts').selectAll().execute();
    const pointer = await db
      .selectFrom('release_pointers')
      .selectAll()
      .where('app', '=', app)
      .executeTakeFirstOrThrow();
    const { revision } = await db.selectFrom('release_revision').select('revision').executeTakeFirstOrThrow();
    const audit = await db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('subject_id', '=', app)
      .where('action', 'not in', ['release.publish'])
      .orderBy('id')
      .execute();
    const emails = await db
      .selectFrom('outbox')
      .select('id')
      .where(sql<boolean>`payload ->> 'about' = 'rollout_ended'`)
      .execute();
    return { rollout, pointer, revision, audit, emails: emails.length };
  }
  const listActions = async () => (await readState()).audit.map(({ action }) => action);
  const readStep = async () => (await readState()).rollout?.step;

  /** The sessions of this database that a process which waits for a lock has. */
  const listWaiting = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(server.context.db);
    return rows.map(({ pid }) => pid);
  };
  const hasEnded = async (pid: number | undefined) => {
    const { rows } = await sql`select from pg_stat_activity where pid = ${pid}`.execute(server.context.db);
    return rows.length === 0;
  };

  /** Lets nobody write to a table until the returned function is called. */
  async function lockTable(table: string) {
    const tx = await server.context.db.startTransaction().execute();
    await sql`lock table ${sql.table(table)} in share mode`.execute(tx);
    const unlock = async () => {
      if (!tx.isRolledBack) await tx.rollback().execute();
    };
    cleanups.push(unlock);
    return unlock;
  }

  /** All visitors fail who have the release, and nobody else. */
  async function makeWorse() {
    const { db } = server.context;
    const { id: rollout_id, step } = await db.selectFrom('rollouts').selectAll().executeTakeFirstOrThrow();
    const visits = Array.from({ length: 400 }, (_, index) => ({
      ...{ rollout_id, step, has_release: index < 40, visitor: `visitor ${index}` },
    }));
    await db
      .insertInto('rollout_visits')
      .values(visits.map((visit) => ({ ...visit, first_page: 'x' })))
      .execute();
    const failed = visits.filter(({ has_release }) => has_release);
    await db
      .insertInto('rollout_events')
      .values(failed.map((visit) => ({ ...visit, measure: 'failed', is_watch: false })))
      .execute();
  }

  const step = {
    ...{ work: 'takes a step', prepare: makeDue, action: 'release.canary', percent: 10, emails: 0 },
    toRollout: (revision: number) => ({ step: 1, state: 'running', revision }),
  };
  const stop = {
    ...{ work: 'takes the release back', prepare: makeWorse, action: 'release.end_canary', percent: null, emails: 1 },
    toRollout: () => ({ step: 0, state: 'stopped' }),
  };
  it.each([
    ...['release_revision', 'release_pointers', 'audit_log', 'rollouts'].map((table) => ({ table, ...step })),
    ...['release_pointers', 'audit_log', 'rollouts', 'outbox'].map((table) => ({ table, ...stop })),
  ])(
    'leave it whole when one that $work is killed before it writes to $table, and another one does it once',
    async ({ table, prepare, action, percent, emails, toRollout }) => {
      await prepare();
      const before = await readState();
      const unlock = await lockTable(table);
      const child = await startProcess();
      await waitUntil(async () => (await listWaiting()).length > 0);
      const [pid] = await listWaiting();
      await kill(child);
      // The database has not noticed yet, so the killed process still is the one that moves rollouts.
      await advanceRollouts(server.context);
      expect(await readState()).toEqual(before);
      await unlock();
      await waitUntil(() => hasEnded(pid));
      expect(await readState()).toEqual(before);

      for (let times = 0; times < 3; times += 1) await advanceRollouts(server.context);
      const revision = before.revision + 1;
      expect(await readState()).toMatchObject({
        ...{ revision, emails },
        rollout: toRollout(revision),
        pointer: { stable: '1.0.0-a', canary_percent: percent, revision },
        audit: [...before.audit, { action }],
      });
    },
  );

  it('take every step once, and tell of the end once, when they are killed between the steps', async () => {
    let [first, second] = [await startProcess(), await startProcess()];
    for (let taken = 1; taken <= 3; taken += 1) {
      await makeDue();
      await waitUntil(async () => (await readStep()) === taken);
      await kill(first);
      [first, second] = [second, await startProcess()];
    }
    await makeDue();
    await waitUntil(async () => (await readState()).rollout?.told_at !== null);
    expect(await readState()).toMatchObject({
      rollout: { step: 3, state: 'done' },
      pointer: { stable: '1.0.0-b', previous: '1.0.0-a', canary: null },
      emails: 1,
    });
    expect(await listActions()).toEqual([
      'release.flip',
      'release.rollout',
      'release.canary',
      'release.canary',
      'release.flip',
    ]);
  });
});

async function waitUntil(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await setImmediate();
}
