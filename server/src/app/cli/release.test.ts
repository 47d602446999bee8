import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestBuilds } from '../../../testing/releases';
import { readConfig } from '../../platform/config/config';
import { openRegistry } from '../../platform/releases/databaseRegistry';
import { publishBuild } from '../../platform/releases/publishBuild';
import { seedRegistry } from '../../platform/releases/seedRegistry';
import { changeLiveReleases } from '../../platform/releases/service';
import { run } from '../main';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foothold-release-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

interface CommandResult {
  code: number;
  output: string;
}

/** Runs a command in its own process on the embedded database of a folder. */
function runScript(name: 'release' | 'releases', DATA_DIR: string, ...args: string[]): Promise<CommandResult> {
  const { DATABASE_URL: _, TEST_DATABASE_URL: __, ...rest } = process.env;
  const script = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const options = { env: { ...rest, NODE_OPTIONS: '', DATA_DIR } };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', script, ...args], options, (cause, stdout, stderr) =>
      resolve({ code: Number(cause?.code ?? 0), output: stdout + stderr }),
    );
  });
}

/** A server with one release of every app, and a newer one of the company area that is not live. */
const serve = () =>
  run(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: folder }), {
    async site(context) {
      await seedRegistry(context, await createTestBuilds('1.0.0-a'));
      const company = (await createTestBuilds('1.0.0-b')).find(({ record }) => record.app === 'company');
      if (company) await publishBuild(context, { user_id: null }, company);
      return openRegistry(context.db, context.releases);
    },
  });

describe('pnpm release', () => {
  it('changes nothing and creates no folder when no server is running', async () => {
    const mistyped = join(folder, 'dtaa');
    const refused = await runScript('release', mistyped, 'company', '--rollback');
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringContaining(`No server is running on the data in ${mistyped}.`),
    });
    const offline = await runScript('release', mistyped, 'company', '--rollback', '--offline-data');
    expect(offline).toMatchObject({ code: 1, output: expect.stringContaining(`There is no database in ${mistyped}.`) });
    expect(await runScript('releases', mistyped)).toMatchObject({ code: 1 });
    expect(existsSync(mistyped)).toBe(false);
  });

  it('changes what is live on a running server, and nothing on a stopped one', async () => {
    const running = await serve();
    const flipped = await runScript('release', folder, 'company', '--to', '1.0.0-b');
    expect(flipped).toMatchObject({ code: 0, output: expect.stringContaining('live       company 1.0.0-b') });
    expect(await runScript('release', folder, 'company', 'candidate', '--disable', 'Moving')).toMatchObject({
      output: expect.stringMatching(/company 1\.0\.0-b, switched off.*\n.*candidate 1\.0\.0-a, switched off/),
    });
    await running.stop();

    expect(await runScript('release', folder, 'company', '--rollback')).toMatchObject({ code: 1 });
  });

  it('changes the data of a stopped server with --offline-data', async () => {
    const running = await serve();
    const flip = { kind: 'flip', release: '1.0.0-b' } as const;
    const operator = { user_id: null, by: 'operator' };
    await changeLiveReleases(running.context, operator, { changes: [{ app: 'company', change: flip }], reason: '' });
    await running.stop();

    expect(await runScript('release', folder, 'company', '--rollback', '--offline-data')).toMatchObject({
      code: 0,
      output: expect.stringContaining('live       company 1.0.0-a'),
    });
    expect(await runScript('releases', folder, '--offline-data')).toMatchObject({
      output: expect.stringMatching(/company {4}1\.0\.0-a/),
    });
  });
});
