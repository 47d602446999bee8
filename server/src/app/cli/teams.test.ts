import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatReleaseKey, parseReleaseKey, releaseKeyPrefix } from '@foothold/shared/contract/admin';
import { createKeyPair } from '@foothold/shared/signature';
import { createTestBuilds } from '../../../testing/releases';
import { readConfig } from '../../platform/config/config';
import { openRegistry } from '../../platform/releases/databaseRegistry';
import { seedRegistry } from '../../platform/releases/seedRegistry';
import { type Running, run } from '../main';
import { createRemoteOperations } from './remoteOperations';

// Each command is a process of its own, up to eight in a test.
jest.setTimeout(240_000);

let folder: string;
let running: Running;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foothold-teams-'));
  running = await serve(folder);
});
afterAll(async () => {
  await running.stop();
  await rm(folder, { recursive: true, force: true });
});

const serve = (data: string) =>
  run(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: data }), {
    async site(context) {
      await seedRegistry(context, await createTestBuilds('1.0.0-a'));
      return openRegistry(context.db, context.releases);
    },
  });

/** Runs a command in its own process: as an operator on the server's machine, or from elsewhere with these settings. */
function runScript(name: 'teams' | 'releases' | 'release', args: string[], settings?: Record<string, string>) {
  const { DATABASE_URL: _, TEST_DATABASE_URL: __, ...rest } = process.env;
  const script = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const env = { ...rest, NODE_OPTIONS: '', ...(settings ?? { DATA_DIR: folder }) };
  return new Promise<string>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', script, ...args], { env }, (_cause, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}

describe('pnpm teams', () => {
  it('makes a team and its key, with which a machine elsewhere sees and changes what the team owns', async () => {
    expect(await runScript('teams', [])).toBe('There are no teams.\n');
    const made = await runScript('teams', ['create', 'Candidates', 'team@example.ng', '--apps', 'candidate']);
    expect(made).toBe('Candidates  team@example.ng  candidate\n');
    const terms = ['--apps', 'candidate', '--may', 'disable', '--days', '90'];
    const [said, token = ''] = (await runScript('teams', ['key', 'candidates', 'CI', ...terms])).trim().split('\n');
    expect(said).toMatch(/^The key CI expires on \d{4}-\d\d-\d\d\. It is shown here alone:$/);

    const elsewhere = { FOOTHOLD_URL: running.address, RELEASE_KEY: token };
    const listed = await runScript('releases', [], elsewhere);
    expect(listed).toContain('candidate  1.0.0-a');
    expect(listed).not.toContain('company');
    expect(await runScript('release', ['candidate', '--disable', 'Broken'], elsewhere)).toContain('switched off');
    expect(await runScript('release', ['company', '--disable', 'Broken'], elsewhere)).toContain(
      'The key CI of Candidates is not for company: it is for candidate.',
    );

    const [, id = ''] = /^ {2}(\d+) {2}CI {2}candidate: disable/m.exec(await runScript('teams', [])) ?? [];
    expect(await runScript('teams', ['revoke', 'Candidates', id])).toBe('The key CI was revoked.\n');
    expect(await runScript('releases', [], elsewhere)).toMatch(
      /The release key CI of Candidates was revoked on [\d-]+\./,
    );
    expect(await runScript('teams', ['delete', 'Candidates'])).toBe('The team Candidates and its keys were deleted.\n');
  });

  it('makes a key that signs what it publishes, of which only the token is sent', async () => {
    await runScript('teams', ['create', 'Signers', 'team@example.ng', '--apps', 'candidate']);
    const terms = ['--apps', 'candidate', '--may', 'publish', '--days', '90', '--megabytes', '8'];
    const [, text = ''] = (await runScript('teams', ['key', 'Signers', 'CI', ...terms])).trim().split('\n');
    const key = parseReleaseKey(text);
    if (!key) throw new Error(`This is no whole key: ${text}`);
    const build = (await createTestBuilds('1.0.0-b')).find(({ record }) => record.app === 'candidate');
    if (!build) throw new Error('There is no such build.');

    const server = { address: running.address, token: key.token };
    await expect(createRemoteOperations(server).publish(build)).rejects.toThrow('candidate 1.0.0-b is not signed.');
    const operations = createRemoteOperations(server, key);
    expect(await operations.publish(build)).toEqual({ fresh: true });
    const [candidate] = (await operations.list()).apps;
    expect(candidate?.releases[0]).toMatchObject({ release: '1.0.0-b', signed_by: 'CI of Signers' });
    expect(await runScript('teams', [])).toMatch(/CI {2}candidate: publish, 8 MB/);
    expect(await runScript('teams', ['delete', 'Signers'])).toContain('were deleted.');
  });

  it('works on the data of a stopped server', async () => {
    const data = await mkdtemp(join(tmpdir(), 'foothold-teams-offline-'));
    const run = (...args: string[]) => runScript('teams', args, { DATA_DIR: data });
    expect(await run()).toContain('add --offline-data');
    expect(await run('--offline-data')).toContain('There is no database');
    await (await serve(data)).stop();
    const team = ['Hiring', 'hiring@example.ng', '--apps', 'candidate', '--offline-data'];
    const made = 'Hiring  hiring@example.ng  candidate  from https://cdn.example\n';
    expect(await run('create', ...team, '--origins', 'https://cdn.example')).toBe(made);
    expect(await run('change', ...team)).toBe(made);
    const terms = ['--apps', 'candidate', '--may', 'flip', '--days', '9', '--offline-data'];
    expect(await run('key', 'Hiring', 'CI', ...terms)).toMatch(/\nfoothold_release_[\w.-]+\n$/);
    expect(await run('--offline-data')).toMatch(/CI {2}candidate: flip, 16 MB/);
    await rm(data, { recursive: true });
  });

  it('says what is wrong with its arguments', async () => {
    expect(await runScript('teams', ['create', 'Candidates'])).toContain('Use it as:');
    expect(await runScript('teams', ['key', 'Candidates', 'CI', '--may', 'flip', '--days', '90'])).toContain(
      'Choose at least one app.',
    );
    expect(await runScript('teams', ['delete', 'Nobody'])).toContain('There is no team Nobody. There are: none.');
    expect(await runScript('releases', [], { FOOTHOLD_URL: running.address })).toContain(
      'Give a RELEASE_KEY, or the OPERATOR_TOKEN, of the server that FOOTHOLD_URL names.',
    );
    const cut = { FOOTHOLD_URL: running.address, RELEASE_KEY: 'foothold_release_gmD3.ZzrjWq' };
    expect(await runScript('releases', [], cut)).toContain('RELEASE_KEY is not a whole key');
    const [first, second] = [createKeyPair(), createKeyPair()];
    const mixed = formatReleaseKey({
      token: `${releaseKeyPrefix}${'x'.repeat(43)}`,
      private_key: first.private_key,
      public_key: second.public_key,
    });
    expect(await runScript('releases', [], { ...cut, RELEASE_KEY: mixed })).toContain(
      'RELEASE_KEY is not as it was shown',
    );
    const unknown = { FOOTHOLD_URL: running.address, RELEASE_KEY: 'x'.repeat(43) };
    expect(await runScript('releases', [], unknown)).toContain('does not know this OPERATOR_TOKEN or RELEASE_KEY.');
  });
});
