import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { withDatabaseName } from '../../../testing/databaseTemplate';
import { startServerWithEmail, type TestServerWithEmail } from '../../../testing/startServerWithEmail';
import { applyDueDecisions } from './apply';

const url = process.env.TEST_DATABASE_URL;
const script = fileURLToPath(new URL('../../../testing/decisionProcess.ts', import.meta.url));

(url ? describe : describe.skip)('a process that makes a decision take effect', () => {
  let server: TestServerWithEmail;
  const cleanups: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    server = await startServerWithEmail();
  });
  afterEach(async () => {
    for (const clean of cleanups.splice(0)) await clean();
  });
  afterAll(() => server.stop());

  async function aDueRejection() {
    const company = await server.signIn('organization');
    const student = await server.signIn('student');
    const job = await server.aJob({ org_id: company.role_specific_id });
    const { id } = await server.anApplication({ job_id: job.id, user_id: student.user_id });
    const body = { kind: 'reject', reason: 'location', application_ids: [id] };
    await server.send({ method: 'POST', url: 'decision_batches', as: company, body });
    const { db } = server.context;
    await db
      .updateTable('decision_batches')
      .set({ due_at: sql<string>`now() - interval '1 second'` })
      .where('done_at', 'is', null)
      .execute();
    return { id, student };
  }
  type Rejection = Awaited<ReturnType<typeof aDueRejection>>;

  const readState = async ({ id, student }: Rejection) => {
    const { db } = server.context;
    const { status } = await db
      .selectFrom('applications')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const events = await db.selectFrom('application_events').select('kind').where('application_id', '=', id).execute();
    const notifications = await db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', student.user_id)
      .execute();
    const tasks = await db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'application_rejected')
      .where('done_at', 'is', null)
      .execute();
    return [status, events.filter(({ kind }) => kind === 'rejected').length, notifications.length, tasks.length];
  };
  const countMails = ({ student }: Rejection) =>
    server.listEmailsTo(student).filter(({ subject }) => subject?.startsWith('An answer')).length;

  async function startProcess(): Promise<ChildProcess> {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.context.db);
    const DATABASE_URL = withDatabaseName(String(url), String(rows[0]?.name));
    const child = spawn(process.execPath, ['--import', 'tsx', script], {
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL },
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

  it.each(['applications', 'application_events', 'notifications', 'audit_log', 'outbox', 'decision_batch_items'])(
    'leaves it whole when it is killed before it writes to %s, and another one does it once',
    async (table) => {
      const rejection = await aDueRejection();
      const unlock = await lockTable(table);
      const child = await startProcess();
      await waitUntil(async () => (await listWaiting()).length > 0);
      const [pid] = await listWaiting();
      await kill(child);
      await unlock();
      await waitUntil(() => hasEnded(pid));
      expect(await readState(rejection)).toEqual(['Applied', 0, 0, 0]);

      for (let times = 0; times < 3; times += 1) await applyDueDecisions(server.context.db, server.app.log);
      expect(await readState(rejection)).toEqual(['Rejected', 1, 1, 1]);
      await server.sendDueEmails();
      expect(countMails(rejection)).toBe(1);
    },
  );

  it('has the email sent once when it is killed between the decision and the email', async () => {
    const rejection = await aDueRejection();
    const child = await startProcess();
    await waitUntil(async () => (await readState(rejection))[0] === 'Rejected');
    await kill(child);
    expect(countMails(rejection)).toBe(0);
    await applyDueDecisions(server.context.db, server.app.log);
    await server.sendDueEmails();
    await server.sendDueEmails();
    expect([countMails(rejection), await readState(rejection)]).toEqual([1, ['Rejected', 1, 1, 0]]);
  });
});

async function waitUntil(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await setImmediate();
}
