import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { seedDemoData } from '../../../demo';
import { readConfig } from '../../platform/config/config';
import { run } from '../main';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foothold-serve-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command in its own process on the embedded database. */
const runScript = (name: string, args: string[] = [], more: Record<string, string> = {}) => {
  const { DATABASE_URL: _, TEST_DATABASE_URL: __, NODE_ENV: ___, ...rest } = process.env;
  const own = { NODE_OPTIONS: '', DATA_DIR: folder, PORT: '0', APP_ORIGIN: 'https://jobs.example.ng', ...more };
  const script = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  return promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...args], { env: { ...rest, ...own } });
};

describe('pnpm serve', () => {
  it('refuses a password of the admin that strangers try first', async () => {
    const admin = { ADMIN_EMAIL: 'ngozi@example.ng', ADMIN_PASSWORD: 'password123' };
    await expect(runScript('serve', [], admin)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('ADMIN_PASSWORD is one of the first that strangers try.'),
    });
  });

  it('does not start while there are demo accounts, and names the command that deletes them', async () => {
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: folder });
    const demo = await run(config, { prepare: seedDemoData });
    await expect(runScript('admin', ['remove-demo'])).rejects.toMatchObject({
      stderr: expect.stringContaining('Stop it first. Nothing was changed.'),
    });
    await demo.stop();

    await expect(runScript('serve')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('To delete them: pnpm admin remove-demo'),
    });
    expect((await runScript('admin', ['remove-demo'])).stdout).toMatch(/^\d+ demo accounts were deleted\.\n$/);
    expect((await runScript('admin', ['remove-demo'])).stdout).toContain('There are no demo accounts');
    // Five processes, of which each opens the embedded database.
  }, 180_000);
});
