import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const source = import.meta.dirname;
const manifestOf = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Record<string, Record<string, string>>;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'foothold-new-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

// Set by the shims of commands that pnpm installed: it finds the packages of this workspace from everywhere.
const { NODE_PATH: _, ...env } = process.env;

/** Runs the command, or its copy in another workspace. Resolves to what it printed. */
const run = (args: readonly string[], cwd = folder, command = source) =>
  new Promise<string>((resolve) => {
    const script = path.join(command, 'foothold.mjs');
    execFile(process.execPath, [script, ...args], { cwd, env }, (_failure, out, err) => resolve(out + err));
  });

const runNew = (args: readonly string[], ...where: [cwd?: string, command?: string]) =>
  run(['new', ...args, '--no-install'], ...where);

/** A workspace with the command in it. */
async function createWorkspace(): Promise<string> {
  const cli = path.join(folder, 'shared/cli');
  await mkdir(path.dirname(cli), { recursive: true });
  await cp(source, cli, { recursive: true, filter: (file) => path.basename(file) !== 'node_modules' });
  return cli;
}

describe('foothold new', () => {
  it('writes a repository of its own outside the workspace', async () => {
    expect(await runNew(['payments'])).toContain('payments is made, with a page at /payments.');
    const root = path.join(folder, 'payments');
    const { name, scripts } = await manifestOf(root);
    expect([name, scripts?.dev]).toEqual(['mfe-payments', 'foothold dev']);
    for (const file of ['README.md', 'ci.sh', '.gitignore', 'tsconfig.json', 'jest.config.mjs', 'e2e/payments.e2e.ts'])
      expect(existsSync(path.join(root, file))).toBe(true);
    expect(await readFile(path.join(root, 'src/area.ts'), 'utf8')).toContain("paths: ['/payments', '/payments/*']");
    expect(await readFile(path.join(root, 'src/pages/start/StartPage.tsx'), 'utf8')).toContain("title: 'Payments'");
  });

  it('writes a folder with the same packages and commands as the other areas inside the workspace', async () => {
    const cli = await createWorkspace();
    expect(await runNew(['mfe-payments'], path.join(folder, 'shared'), cli)).toContain('pnpm dev payments');
    const root = path.join(folder, 'mfe-payments');
    const created = await manifestOf(root);
    const company = await manifestOf(path.join(source, '../../mfe-company'));
    expect(created.scripts).toEqual(company.scripts);
    expect(company.devDependencies).toMatchObject(created.devDependencies ?? {});
    expect(existsSync(path.join(root, 'README.md'))).toBe(false);
  });

  it.each(['Reports', 'my-reports', 'r', '../reports', 'shell'])('refuses the name %s', async (name) => {
    expect(await runNew([name])).toContain(`'${name}' cannot be an area`);
  });

  it('overwrites no folder, and names packed packages that are missing', async () => {
    await mkdir(path.join(folder, 'reports'));
    expect(await runNew(['reports'])).toContain('There is a folder reports already.');
    await writeFile(path.join(folder, 'foothold-shared-9.9.9.tgz'), '');
    expect(await runNew(['payments', '--packages', '.'])).toMatch(/has no foothold-\d/);
    expect(existsSync(path.join(folder, 'payments'))).toBe(false);
  });
});

describe('foothold', () => {
  it('lists its commands when asked for none or another', async () => {
    for (const args of [[], ['help'], ['publish']]) expect(await run(args)).toContain('foothold release');
  });

  it('says where it runs when there is no area', async () => {
    expect(await run(['build'])).toContain('Run it in the folder of an area');
    await symlink(path.join(source, 'node_modules'), path.join(folder, 'node_modules'));
    expect(await run(['releases'])).toContain('Name the site and give the key of your team');
  });
});
