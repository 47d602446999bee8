import { spawnSync } from 'node:child_process';
import { documents, startServer, type TestServer } from '../../../testing';
import { readSample } from '../../../testing/metrics';
import { findFreePort } from '../../../testing/programs';
import { saveLastBackup } from '../../platform/backup/lastBackup';
import { openMetrics } from './openMetrics';

const METRICS_TOKEN = 'a token of at least thirty-two characters'.replaceAll(' ', '-');
const bearer = { authorization: `Bearer ${METRICS_TOKEN}` };

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ METRICS_TOKEN, RATE_LIMIT: '1' });
});
afterAll(() => server.stop());

const scrape = async () => (await server.send({ url: '/metrics', headers: bearer })).body;

describe('/metrics', () => {
  it.each([
    ['no token', {}],
    ['another token', { authorization: `Bearer ${METRICS_TOKEN}x` }],
    ['the token in a cookie', { cookie: `foothold_session=${METRICS_TOKEN}` }],
  ])('does not exist for who has %s', async (_, headers: Record<string, string>) => {
    const response = await server.send({ url: '/metrics', headers });
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
  });

  it('counts requests by method, route pattern and status, and never an address', async () => {
    const student = await server.signIn('student');
    await server.send({ url: `view_notifications/${student.user_id}`, as: student });
    await server.send({ url: '/ada@example.ng?secret=1', headers: { accept: 'application/json' } });
    const text = await scrape();
    const route = [...text.matchAll(/route="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(route)).toEqual(new Set(['/api/view_notifications/:user_id', '/metrics', 'unknown']));
    expect(readSample(text, 'foothold_http_requests_total{method="GET",route="unknown",status="404"}')).toBe(1);
    expect(text).not.toMatch(/ada|secret/);
  });

  it('tells the requests in flight, without those whose client went away', async () => {
    expect(readSample(await scrape(), 'foothold_http_requests_in_flight')).toBe(1);
  });

  it('counts who was refused for too many calls by the kind of call, and uploads by result', async () => {
    const login = { method: 'POST', url: 'login', body: {} } as const;
    for (let status = 0; status !== 429; ) status = (await server.send(login)).statusCode;
    const student = await server.signIn('student');
    const job = await server.aJob();
    const files = {
      resume: { name: 'cv.pdf', content: documents.pdf },
      internship_letter: { name: 'x.pdf', content: Buffer.from('x') },
    };
    await server.send({ method: 'POST', url: 'apply-job', as: student, body: { job_id: job.id }, files });
    const text = await scrape();
    expect(readSample(text, 'foothold_http_refusals_total{kind="login",reason="rate_limit"}')).toBeGreaterThan(0);
    expect(readSample(text, 'foothold_uploads_total{result="received"}')).toBe(1);
    expect(readSample(text, 'foothold_uploads_total{result="refused"}')).toBe(1);
    expect(readSample(text, 'foothold_upload_bytes_total')).toBe(documents.pdf.length);
  });

  it('tells when the last backup was made, once one was', async () => {
    const name = 'foothold_last_backup_timestamp_seconds';
    expect(readSample(await scrape(), name)).toBeUndefined();
    await saveLastBackup(server.context.config.DATA_DIR, '2026-11-20T02:31:07.250Z');
    const { options, stop } = await openMetrics(server.context);
    expect(readSample(await options.page.read(), name)).toBe(1_795_141_867.25);
    await stop();
  });

  it('is still served, and says so, when the database does not answer', async () => {
    const { db } = server.context;
    const broken = new Proxy(db, {
      get() {
        throw new Error('away');
      },
    });
    const { options, stop } = await openMetrics({ ...server.context, db: broken });
    const text = await options.page.read();
    await stop();
    expect(readSample(text, 'foothold_database_up')).toBe(0);
    expect(text).not.toContain('foothold_queue_tasks{');
  });
});

describe('METRICS_PORT', () => {
  it('serves the page and nothing else on a listener of its own, without a token', async () => {
    const METRICS_PORT = await findFreePort();
    const { stop } = await openMetrics({ ...server.context, config: { ...server.context.config, METRICS_PORT } });
    const origin = `http://127.0.0.1:${METRICS_PORT}`;
    expect(await (await fetch(`${origin}/metrics`)).text()).toContain('foothold_database_up 1');
    expect((await fetch(`${origin}/api/jobs`)).status).toBe(404);
    await stop();
    await expect(fetch(`${origin}/metrics`)).rejects.toThrow();
  });
});

const promtool = spawnSync('promtool', ['--version']).status === 0;
if (!promtool)
  process.stdout.write('promtool is not on this machine, so the format of /metrics is not checked by it.\n');

(promtool ? it : it.skip)('passes `promtool check metrics`', async () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], { input: await scrape() });
  expect([status, String(stdout), String(stderr)]).toEqual([0, '', '']);
});
