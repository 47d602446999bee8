import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchFiles } from './watchFiles';

let folder: string;
let stop: () => Promise<void>;
let onChange: (files: string[]) => void;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'watched-'));
  await mkdir(path.join(folder, 'jobs'));
  await writeFile(path.join(folder, 'jobs/routes.ts'), '');
  stop = await watchFiles([folder], (files) => onChange(files.map((file) => path.relative(folder, file))));
});
afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

/** Resolves once this file is reported, whatever else is. */
const waitForChange = (expected: string) =>
  new Promise<void>((resolve) => {
    onChange = (files) => {
      if (files.includes(expected)) resolve();
    };
  });
const replace = async (file: string) => {
  await writeFile(path.join(folder, 'written'), 'new');
  await rename(path.join(folder, 'written'), path.join(folder, file));
};

describe('watchFiles', () => {
  it('reports a file each time that it is replaced, as git and editors do, and when it is then written', async () => {
    for (const _ of ['once', 'twice']) {
      const replaced = waitForChange('jobs/routes.ts');
      await replace('jobs/routes.ts');
      await replaced;
    }
    const written = waitForChange('jobs/routes.ts');
    await writeFile(path.join(folder, 'jobs/routes.ts'), 'again');
    await written;
  });

  it('reports a file in a folder that is new, and in one that was created again', async () => {
    for (const _ of ['new', 'again']) {
      const created = waitForChange('users/routes.ts');
      await mkdir(path.join(folder, 'users'));
      await writeFile(path.join(folder, 'users/routes.ts'), '');
      await created;
      await rm(path.join(folder, 'users'), { recursive: true });
    }
  });
});
