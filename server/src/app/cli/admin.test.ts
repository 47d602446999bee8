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
/** Runs `pnpm admin` in its own process on the embedded database. */
const admin = (...args: string[]) => adminWith({}, ...args);
const adminWith = async (settings: Record<string, string>, ...args: string[]) => {
  const { DATABASE_URL: _, TEST_DATABASE_URL: __, ...rest } = process.env;
  const env = { ...rest, NODE_OPTIONS: '', DATA_DIR: folder, ADMIN_PASSWORD: password, ...settings };
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

describe('pnpm admin', () => {
  it('sends the command to the server when one is running on the embedded database', async () => {
    expect(await admin('create', 'ada@example.ng')).toBe('ada@example.ng is an admin now.\n');
    expect(await logIn('ada@example.ng', password)).toBe(200);
    expect(await admin('create', 'ada@example.ng')).toContain('is an admin already; nothing was changed.');

    const output = await admin('reset', 'ada@example.ng', '--two-factor-off');
    expect(output).toContain('Two-factor login was not on.');
    expect(output).toMatch(/\/reset\/confirm\?token=[\w-]{32}\n$/);
    expect(await logIn('ada@example.ng', password)).toBe(401);
    // Only the user who runs the server may read the operator's token.
    expect((await stat(join(folder, 'operator.json'))).mode & 0o777).toBe(0o600);
  });

  it('gives an admin a part of the work, or all of it', async () => {
    const made = await admin('create', 'tola@example.ng', '--role', 'reviewer');
    expect(made).toBe('tola@example.ng is an admin who reviews now.\n');
    const change = (role: string) => admin('role', 'tola@example.ng', role);
    expect(await change('release-manager')).toBe(
      'tola@example.ng is an admin who manages releases now, and logs in anew.\n',
    );
    expect(await change('release-manager')).toContain('already; nothing was changed.');
    await expect(change('constructor')).rejects.toMatchObject({
      stderr: expect.stringContaining('There is no role constructor: reviewer, release-manager or all.'),
    });
    await expect(admin('create', 'bisi@example.ng', '--role', '')).rejects.toMatchObject({
      stderr: expect.stringContaining('There is no role'),
    });
    await expect(admin('role', 'tola@example.ng')).rejects.toMatchObject({
      stderr: expect.stringContaining('Use it as:'),
    });
  });

  it('gives nobody else the password of the first admin', async () => {
    const creating = adminWith({ ADMIN_EMAIL: 'first@example.ng' }, 'create', 'chi@example.ng');
    await expect(creating).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Give the password') });
    expect(await logIn('chi@example.ng', password)).toBe(401);
  });

  it('changes the database itself when no server is running', async () => {
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
  ])('prints its usage when the arguments are %j', async (args) => {
    await expect(admin(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Use it as:') });
  });
});
