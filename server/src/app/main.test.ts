import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoint } from '@foothold/shared/contract';
import { readConfig } from '../platform/config/config';
import { route } from '../platform/http';
import { type Running, run } from './main';

let folder: string;
let running: Running;
let markStarted: () => void;
let allowResponse: () => void;
const started = new Promise<void>((resolve) => {
  markStarted = resolve;
});
const mayRespond = new Promise<void>((resolve) => {
  allowResponse = resolve;
});

const slow = endpoint({ method: 'GET', path: '/slow', access: 'anyone', summary: 'Responds slowly.' });
const student = {
  ...{
    role: 'student',
    email: 'ada@example.ng',
    password: 'quiet river 42',
    full_name: 'Ada Obi',
    phone: '08012345678',
  },
  ...{ course_of_study: 'Physics', university: 'University of Ibadan', sex: 'Female' },
  ...{ status: 'Undergraduate', degree: 'BSc' },
};
const admin = { email: 'boss@example.ng', password: 'a fine long one' };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foothold-run-'));
  const env = { NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: folder };
  const config = readConfig({ ...env, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
  const respond = async () => {
    markStarted();
    await mayRespond;
    return { done: true };
  };
  running = await run(config, { extraRoutes: [route(slow, respond)] });
  await waitUntilResponsive();
});
// A folder that is deleted while it is locked ends the process, which is the Jest worker here.
afterAll(async () => {
  await running?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A start on a busy machine may block the event loop for a second, for which the server refuses the next requests. */
async function waitUntilResponsive(address = running.address) {
  while ((await fetch(`${address}/api/session`)).status === 503);
}

describe('run', () => {
  it('creates the configured admin', async () => {
    const body = JSON.stringify(admin);
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${running.address}/api/login`, { method: 'POST', body, headers });
    expect(await response.json()).toMatchObject({ role: 'admin', verified: 1 });
  });

  it('finishes running requests, refuses new ones and releases the folder when it is stopped', async () => {
    const last = fetch(`${running.address}/api/slow`);
    await started;
    const stopped = running.stop();
    allowResponse();
    expect((await last).status).toBe(200);
    await stopped;
    await expect(fetch(`${running.address}/healthz`)).rejects.toThrow();

    const again = await run(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: folder }));
    await again.stop();
  });

  it('answers until SHUTDOWN_DELAY has passed when it is stopped, while /readyz sends balancers away', async () => {
    const env = { NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: folder, SHUTDOWN_DELAY: '300' };
    const { address, stop } = await run(readConfig(env));
    await waitUntilResponsive(address);
    const since = performance.now();
    const stopped = stop();
    const ready = await fetch(`${address}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
    const response = await fetch(`${address}/api/session`);
    expect([response.status, response.headers.get('connection')]).toEqual([401, 'close']);
    await stopped;
    expect(performance.now() - since).toBeGreaterThan(290);
  });

  it('does the work of a retry at once when a crash of the embedded database ended the first call', async () => {
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: folder });
    const crashed = await run(config);
    const key_hash = createHash('sha256').update('anyone POST /api/auth/register\nfirst').digest('hex');
    await crashed.context.db
      .insertInto('idempotency_keys')
      .values({ key_hash, request_hash: 'that of the call', claim: randomUUID() })
      .execute();
    await crashed.stop();

    running = await run(config);
    await waitUntilResponsive();
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'first' };
    const body = JSON.stringify(student);
    const response = await fetch(`${running.address}/api/auth/register`, { method: 'POST', body, headers });
    expect(response.status).toBe(201);
  });
});
