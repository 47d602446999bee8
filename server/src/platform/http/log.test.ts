import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const secret = 'Zm9vdGhvbGQtc2VjcmV0LXRva2Vu';
const email = 'ada.private@example.ng';

let folder: string;
let server: ChildProcess & { stdout: Readable };
let address: string;
let log = '';

/** A server in its own process, so that the log is read from its standard output. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foothold-log-'));
  server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    env: { ...process.env, FOLDER: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  address = await findInLog(/address=(\S+)/);
}, 60_000);
afterAll(async () => {
  server.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const file = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));
const script = `
  const { readConfig } = await import(${file('../config/config.ts')});
  const { run } = await import(${file('../../app/main.ts')});
  const { createTestRegistry } = await import(${file('../../../testing/releases.ts')});
  const config = readConfig({ LOG_LEVEL: 'debug', PORT: '0', DATA_DIR: process.env.FOLDER });
  const { address } = await run(config, { site: createTestRegistry });
  console.log('address=' + address);
  process.on('SIGTERM', () => process.exit());
`;

/** Waits until the log matches, and returns what the pattern captures. */
async function findInLog(pattern: RegExp): Promise<string> {
  for (;;) {
    const found = pattern.exec(log)?.[1];
    if (found !== undefined) return found;
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}: ${log}`);
    await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  }
}

const get = (url: string, headers = {}) => fetch(address + url, { headers });
const post = (url: string, body: string, headers = {}) =>
  fetch(`${address}/api/${url}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

describe('request log', () => {
  it('names the route of each request, and never contains values of an address, a header or a body', async () => {
    await get(`/reset/confirm?token=${secret}`, { referer: `${address}/reset/confirm?token=${secret}` });
    await get(`/api/nowhere/${secret}?token=${secret}`);
    await get(`/storage/${secret}`, { cookie: `foothold_session=${secret}` });
    await get('/api/session', { authorization: `Bearer ${secret}` });
    await post('resetPassword/check', JSON.stringify({ token: secret }), { referer: `${address}/?token=${secret}` });
    await post('resetPassword/confirm', JSON.stringify({ token: secret, password: secret }));
    await post('resetPassword', JSON.stringify({ email }));
    await post('login', JSON.stringify({ email, password: secret }));
    await post('login', `{"password":"${secret}"`);
    const last = await get('/api/schools');
    await findInLog(new RegExp(`(${last.headers.get('x-request-id')})`));

    const routes = Array.from(log.matchAll(/"route":"([^"]+)"/g), ([, route]) => route);
    expect(routes).toEqual(
      expect.arrayContaining(['/*', '/api/resetPassword/check', '/api/resetPassword/confirm', '/api/login']),
    );
    expect(log).not.toContain(secret);
    expect(log).not.toContain(email);
  });

  it('has no error about a client that goes away before its body has arrived', async () => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.write(
      'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
    );
    await once(socket, 'connect');
    socket.destroySoon();
    await findInLog(/(the client went away)/);
    expect(log).not.toMatch(/"level":50/);
  });

  it('says once that a proxy is not trusted, whose clients share one rate limit', async () => {
    await get('/healthz', { 'x-forwarded-for': '197.210.1.1' });
    await findInLog(/(TRUSTED_PROXIES is unset)/);
    const last = await get('/api/schools', { 'x-forwarded-for': '197.210.1.1' });
    await findInLog(new RegExp(`(${last.headers.get('x-request-id')})`));
    expect(log.match(/TRUSTED_PROXIES is unset/g)).toHaveLength(1);
  });

  it('has the last line when the process ends', async () => {
    const last = await get('/api/schools');
    // A client may have its response before the server logs it, but not the response after that.
    await get('/healthz');
    server.kill('SIGTERM');
    await once(server, 'close');
    expect(log).toContain(String(last.headers.get('x-request-id')));
  });
});
