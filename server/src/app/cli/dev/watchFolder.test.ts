import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchFolder } from './watchFolder';

let folder: string;
let stop: () => void;
let heard: (file: string) => void;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'watched-'));
  await mkdir(path.join(folder, 'jobs'));
  await writeFile(path.join(folder, 'jobs/routes.ts'), '');
  stop = watchFolder(folder, (file) => heard(path.relative(folder, file)));
});
afterEach(async () => {
  stop();
  await rm(folder, { recursive: true });
});

/** Resolves once this file is heard of, whatever else is. */
const hears = (wanted: string) =>
  new Promise<void>((resolve) => {
    heard = (file) => {
      if (file === wanted) resolve();
    };
  });
const replace = async (file: string) => {
  await writeFile(path.join(folder, 'written'), 'new');
  await rename(path.join(folder, 'written'), path.join(folder, file));
};

it('hears of a file each time that it is replaced, as git and editors do, and then written', async () => {
  for (const _ of ['once', 'twice']) {
    const replaced = hears('jobs/routes.ts');
    await replace('jobs/routes.ts');
    await replaced;
  }
  const written = hears('jobs/routes.ts');
  await writeFile(path.join(folder, 'jobs/routes.ts'), 'again');
  await written;
});

it('hears of what is made in a folder that is new, and in one that came back', async () => {
  for (const _ of ['new', 'back']) {
    const made = hears('users/routes.ts');
    await mkdir(path.join(folder, 'users'));
    await writeFile(path.join(folder, 'users/routes.ts'), '');
    await made;
    await rm(path.join(folder, 'users'), { recursive: true });
  }
});
