import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseRecord } from '../boot';
import { newArea } from './newArea';
import { workspace } from './sharingPolicy';

let place: string;
beforeAll(async () => {
  await mkdir(path.join(workspace, '.cache'), { recursive: true });
  place = await mkdtemp(path.join(workspace, '.cache/area-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

/** As the build does, in a process of its own: no test runs the bundler in itself. */
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

it('makes an area that builds, carries nothing of the shell, and owns its address', async () => {
  const folder = await newArea('reports', place);
  await symlink(path.join(workspace, 'mfe-public/node_modules'), path.join(folder, 'node_modules'));
  await build(folder);

  const record = JSON.parse(await readFile(path.join(folder, 'dist/release.json'), 'utf8')) as ReleaseRecord;
  expect(record).toMatchObject({ app: 'reports', access: 'anyone', paths: ['/reports', '/reports/*'] });
  expect(Object.keys(record.preload.pages)).toEqual(['/reports']);

  // In one order, or the same sources would give another release each time.
  const entry = await readFile(path.join(folder, 'dist', record.entry), 'utf8');
  const hashes = /sriHashes=\{([^}]+)/.exec(entry)?.[1]?.split(',') ?? [];
  expect(hashes.length).toBeGreaterThan(1);
  expect(hashes).toEqual([...hashes].sort());
});

it('needs the same packages as its neighbours, by the same names', async () => {
  const manifestOf = async (folder: string) =>
    JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Record<string, object>;
  const made = await manifestOf(await newArea('reviews', place));
  const company = await manifestOf(path.join(workspace, 'mfe-company'));
  expect(company.dependencies).toMatchObject(made.dependencies ?? {});
  expect(company.devDependencies).toMatchObject(made.devDependencies ?? {});
});

it.each(['Reports', 'my-reports', 'r', '../reports', 'shell'])('refuses to call an area %s', async (name) => {
  await expect(newArea(name, place)).rejects.toThrow('cannot be an area');
});

it('refuses a name whose folder exists', async () => {
  await expect(newArea('company')).rejects.toThrow('There is a folder mfe-company already.');
});
