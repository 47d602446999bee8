import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseRecord } from '../boot';
import { newArea } from './newArea';
import { workspace } from './workspace';

let parentFolder: string;
beforeAll(async () => {
  await mkdir(path.join(workspace, '.cache'), { recursive: true });
  parentFolder = await mkdtemp(path.join(workspace, '.cache/area-'));
});
afterAll(() => rm(parentFolder, { recursive: true, force: true }));

/** Builds in a child process: the bundler does not run inside Jest. */
const build = (folder: string) =>
  promisify(execFile)(
    process.execPath,
    [
      ...['--import', 'tsx', '--input-type=module', '--eval'],
      `const { default: configuration } = await import(${JSON.stringify(path.join(folder, 'rspack.config.ts'))});
      const { compile } = await import('@foothold/shared/build');
      await compile([configuration]);`,
    ],
    { cwd: folder },
  );

describe('newArea', () => {
  it('creates an area that builds without modules of the shell and owns its address', async () => {
    const folder = await newArea('reports', parentFolder);
    await symlink(path.join(workspace, 'mfe-public/node_modules'), path.join(folder, 'node_modules'));
    await build(folder);

    const record = JSON.parse(await readFile(path.join(folder, 'dist/release.json'), 'utf8')) as ReleaseRecord;
    expect(record).toMatchObject({ app: 'reports', access: 'anyone', paths: ['/reports', '/reports/*'] });
    expect(Object.keys(record.preload.pages)).toEqual(['/reports']);

    // Sorted, since the same sources must give the same files.
    const entry = await readFile(path.join(folder, 'dist', record.entry), 'utf8');
    const hashes = /sriHashes=\{([^}]+)/.exec(entry)?.[1]?.split(',') ?? [];
    expect(hashes.length).toBeGreaterThan(1);
    expect(hashes).toEqual([...hashes].sort());
  });

  it('depends on the same packages, and is developed by the same command, as the existing areas', async () => {
    const manifestOf = async (folder: string) =>
      JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Record<string, object>;
    const created = await manifestOf(await newArea('reviews', parentFolder));
    const company = await manifestOf(path.join(workspace, 'mfe-company'));
    expect(created.scripts).toEqual(company.scripts);
    expect(company.devDependencies).toMatchObject(created.devDependencies ?? {});
  });

  it.each(['Reports', 'my-reports', 'r', '../reports', 'shell'])('refuses the name %s', async (name) => {
    await expect(newArea(name, parentFolder)).rejects.toThrow('cannot be an area');
  });

  it('refuses a name whose folder exists', async () => {
    await expect(newArea('company')).rejects.toThrow('There is a folder mfe-company already.');
  });
});
