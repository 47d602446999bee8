import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { findFreePort } from '../../../testing/programs';
import { runDueTasks } from '../../../testing/runDueTasks';
import type { SignedIn } from '../../../testing/signIn';
import { startServer, type TestServer } from '../../../testing/startServer';
import { passwordChangedEmail } from '../../accounts/passwordReset/emails';
import { queueEmail } from '../../email/emailTemplate';
import { saveLastBackup } from '../../platform/backup/lastBackup';
import { transact } from '../../platform/db';
import { addHealthCounts } from '../../platform/releases/health.queries';
import { openEmailOutbox } from '../emailOutbox';
import { openMetrics } from './openMetrics';

const folder = path.resolve(import.meta.dirname, '../../../../deploy/prometheus');
const rulesFile = path.join(folder, 'alerts.yml');
const isInstalled = (program: string) => spawnSync(program, ['--version']).status === 0;
const [hasPromtool, hasPrometheus] = [isInstalled('promtool'), isInstalled('prometheus')];
if (!hasPromtool || !hasPrometheus)
  process.stdout.write('promtool or prometheus is not on this machine, so the alerts are not tested.\n');
// The embedded database has no pool to exhaust.
const onPostgres = process.env.TEST_DATABASE_URL !== undefined;

(hasPromtool ? describe : describe.skip)('deploy/prometheus/alerts.yml', () => {
  it.each([
    ['is valid', ['check', 'rules', rulesFile]],
    ['fires for each condition and not before', ['test', 'rules', path.join(folder, 'alerts.test.yml')]],
  ])('%s', (_, args) => {
    const { status, stdout, stderr } = spawnSync('promtool', args);
    expect([status, String(stderr), String(stdout)]).toEqual([0, '', expect.stringContaining('SUCCESS')]);
  });
});

(hasPrometheus && onPostgres ? describe : describe.skip)('the alerts in a Prometheus that scrapes a server', () => {
  let prometheus: ChildProcess;
  let server: TestServer;
  let metrics: Awaited<ReturnType<typeof openMetrics>>;
  let student: SignedIn;
  let data: string;
  let disk: string;
  afterAll(async () => {
    prometheus.kill('SIGKILL');
    await metrics.stop();
    await server.stop();
    spawnSync('umount', [disk]);
    await rm(data, { recursive: true, force: true });
    await rm(disk, { recursive: true, force: true });
  });

  it('fire when what they warn of happens', async () => {
    data = await mkdtemp(path.join(tmpdir(), 'foothold-prometheus-'));
    disk = await mkdtemp(path.join(tmpdir(), 'foothold-disk-'));
    const [METRICS_PORT, away] = [await findFreePort(), await findFreePort()];
    server = await startServer({
      METRICS_TOKEN: 'counts-the-requests-of-this-server',
      ...{ SMTP_URL: `smtp://127.0.0.1:${away}`, CLAMD_URL: `clamd://127.0.0.1:${away}` },
    });
    const hasSmallDisk = await fillSmallDisk();
    await saveLastBackup(disk, new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString());
    const { context } = server;
    const config = { ...context.config, METRICS_PORT, DATA_DIR: disk };
    metrics = await openMetrics({ ...context, config });
    const port = await startPrometheus(METRICS_PORT);
    // A rate needs a sample from before.
    student = await server.signIn('student');
    await request();
    await waitFor(port, 'up == 1');

    await queueOldEmail();
    await addFailingRelease();
    const expected = [
      ...['FootholdEmailsWaiting', 'FootholdScansWaiting', 'FootholdReleaseFailing', 'FootholdBackupOld'],
      ...(hasSmallDisk ? ['FootholdDiskNearlyFull'] : []),
    ];
    for (const name of expected) await waitForAlert(port, name);
    const held = holdConnections();
    try {
      for (const name of ['FootholdSlow', 'FootholdPoolExhausted']) await waitForAlert(port, name, request);
    } finally {
      held.end();
      await held.ended;
    }

    await context.db.destroy();
    // A rate needs more than one sample.
    for (const name of ['FootholdErrors', 'FootholdDown']) await waitForAlert(port, name, request);
  }, 240_000);

  const request = () => server.send({ url: `view_notifications/${student.user_id}`, as: student });
  const waitForAlert = (port: number, name: string, meanwhile?: () => Promise<unknown>) =>
    waitFor(port, `max_over_time(ALERTS{alertname="${name}",alertstate="firing"}[2m]) == 1`, meanwhile);

  /** Fills a file system of one megabyte, where this user may mount one. */
  async function fillSmallDisk(): Promise<boolean> {
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]);
    if (status !== 0) process.stdout.write('No small disk can be mounted, so a full one is not tested.\n');
    else await writeFile(path.join(disk, 'full'), Buffer.alloc(960 * 1024));
    return status === 0;
  }

  /** Has the rules of the product, which fire at once and look back for seconds. */
  async function startPrometheus(metricsPort: number): Promise<number> {
    const rules = (await readFile(rulesFile, 'utf8')).replaceAll(/for: \d+m/g, 'for: 0s').replaceAll('[5m]', '[20s]');
    await writeFile(path.join(data, 'alerts.yml'), rules);
    const target = `[{ job_name: foothold, static_configs: [{ targets: ['127.0.0.1:${metricsPort}'] }] }]`;
    const global = '{ scrape_interval: 3s, scrape_timeout: 3s, evaluation_interval: 1s }';
    const settings = `global: ${global}\nrule_files: [alerts.yml]\nscrape_configs: ${target}\n`;
    await writeFile(path.join(data, 'prometheus.yml'), settings);
    const port = await findFreePort();
    prometheus = spawn(
      'prometheus',
      [
        `--config.file=${data}/prometheus.yml`,
        `--storage.tsdb.path=${data}/tsdb`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      { stdio: 'ignore' },
    );
    await once(prometheus, 'spawn');
    return port;
  }

  /** Waits until a query has a result. */
  async function waitFor(port: number, query: string, meanwhile?: () => Promise<unknown>) {
    for (const since = performance.now(); ; ) {
      if (performance.now() - since > 60_000) throw new Error(`Nothing is found by ${query}`);
      const address = `http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(query)}`;
      const response = await fetch(address).catch(() => undefined);
      const body = response?.ok ? ((await response.json()) as QueryResponse) : undefined;
      if (body && body.data.result.length > 0) return;
      if (prometheus.exitCode !== null) throw new Error('Prometheus has ended.');
      await meanwhile?.();
      await pause(200);
    }
  }

  /** Queues an email as of twenty minutes ago, whose mail server is away. */
  async function queueOldEmail() {
    const { db } = server.context;
    await transact(db, (tx) => queueEmail(tx, passwordChangedEmail, { user_id: student.user_id }));
    await sql`update outbox set created_at = now() - interval '20 minutes'`.execute(db);
    await runDueTasks(openEmailOutbox(server.context, server.app.log));
  }

  async function addFailingRelease() {
    const { db } = server.context;
    const [app, release] = ['public', '1.0.0-failing'];
    await db.insertInto('releases').values({ app, release, record: '{}' }).execute();
    await db.insertInto('release_pointers').values({ app, stable: release }).execute();
    const count = { app, release, route: '', step: 0 };
    await addHealthCounts(db, [
      { ...count, kind: 'loaded', count: 20 },
      { ...count, kind: 'crashed', count: 6 },
    ]);
  }

  /** Holds every connection until it is ended: whoever asks waits for longer than a second, and is refused. */
  function holdConnections() {
    const done = new AbortController();
    const { signal } = done;
    // Each time for less than a transaction may be idle.
    const hold = async () => {
      while (!signal.aborted)
        await server.context.db.transaction().execute(() => pause(10_000, undefined, { signal }).catch(() => {}));
    };
    const ended = Promise.all([hold(), hold(), hold(), hold()]);
    return { end: () => done.abort(), ended };
  }
});

interface QueryResponse {
  data: { result: unknown[] };
}
