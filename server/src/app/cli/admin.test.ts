import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readConfig } from '../../platform/config/config';
import { type Running, run } from '../main';

const script = fileURLToPath(new URL('./admin.ts', import.meta.url));
const password = 'slow yellow bicycle';
let folder: string;
let running: Running;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foothold-admin-'));
  running = await serve();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const serve = () => run(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: folder }));
/** As `pnpm admin` does, in a process of its own, on the embedded database. */
const admin = async (...args: string[]) => {
  const { DATABASE_URL: _, TEST_DATABASE_URL: __, ...rest } = process.env;
  const env = { ...rest, NODE_OPTIONS: '', DATA_DIR: folder, ADMIN_PASSWORD: password };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...args], { env });
  return stdout;
};
const logIn = async (email: string, given: string) => {
  const response = await fetch(`${running.address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: given }),
  });
  return response.status;
};

it('works beside a running server with the embedded database, through the server', async () => {
  expect(await admin('create', 'ada@example.ng')).toBe('ada@example.ng is an admin now.\n');
  expect(await logIn('ada@example.ng', password)).toBe(200);
  expect(await admin('create', 'ada@example.ng')).toContain('is an admin already; nothing was changed.');

  const told = await admin('reset', 'ada@example.ng', '--two-factor-off');
  expect(told).toContain('Two-factor login was not on.');
  expect(told).toMatch(/\/reset\/confirm\?token=[\w-]{32}\n$/);
  expect(await logIn('ada@example.ng', password)).toBe(401);
  // What lets it in is for this user of the machine alone.
  expect((await stat(join(folder, 'operator.json'))).mode & 0o777).toBe(0o600);
});

it('works on the data itself where no server runs, and what it did is there afterwards', async () => {
  await running.stop();
  expect(await admin('create', 'bola@example.ng')).toBe('bola@example.ng is an admin now.\n');
  running = await serve();
  expect(await logIn('bola@example.ng', password)).toBe(200);
  await running.stop();
});

it.each([
  [['create']],
  [['reset', 'a@example.ng', 'b@example.ng']],
  [['create', 'a@example.ng', '--two-factor-off']],
  [['remove', 'a@example.ng']],
])('says how it is used where it is called otherwise: %j', async (args) => {
  await expect(admin(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Use it as:') });
});
