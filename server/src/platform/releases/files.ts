import { mkdir, mkdtemp, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { ReleaseRecord } from '@foothold/shared/boot';
import { type Build, computeIntegrity, listFileNames } from './build';

/** The files of published releases, in one folder each. */
export type ReleaseFiles = ReturnType<typeof createReleaseFiles>;

export function createReleaseFiles(root: string) {
  const folderOf = ({ app, release }: Pick<ReleaseRecord, 'app' | 'release'>) => path.join(root, app, release);

  return {
    /** Keeps a build under its own name, all of it or nothing. What a publication that died left there gives way. */
    async keep({ record, files }: Build): Promise<void> {
      await mkdir(path.join(root, record.app), { recursive: true });
      const incoming = await mkdtemp(path.join(root, '.incoming-'));
      try {
        for (const name of listFileNames(record))
          await writeDurably(path.join(incoming, name), files.get(name) ?? Buffer.alloc(0));
        await rm(folderOf(record), { recursive: true, force: true });
        await rename(incoming, folderOf(record));
      } finally {
        await rm(incoming, { recursive: true, force: true });
      }
    },

    read: (release: Pick<ReleaseRecord, 'app' | 'release'>, name: string): Promise<Buffer | undefined> =>
      readFile(path.join(folderOf(release), name)).catch(() => undefined),

    /** The files that a record names and the folder does not hold as they were published. */
    async missing(record: ReleaseRecord): Promise<string[]> {
      const lost: string[] = [];
      // One after the other: all of a shell at once would be many megabytes.
      for (const [name, { integrity, brotli }] of Object.entries(record.files)) {
        const read = (file: string) => readFile(path.join(folderOf(record), file));
        if (!(await hasIntegrity(integrity, () => read(name)))) lost.push(name);
        const twin = `${name}.br`;
        if (brotli && !(await hasIntegrity(integrity, async () => decompressBrotli(await read(twin))))) lost.push(twin);
      }
      return lost;
    },

    remove: (release: Pick<ReleaseRecord, 'app' | 'release'>) =>
      rm(folderOf(release), { recursive: true, force: true }),
  };
}

const decompressBrotli = promisify(brotliDecompress);

/** Whether there is something that can be read and is what was published. */
const hasIntegrity = (integrity: string, read: () => Promise<Buffer>) =>
  read().then(
    (content) => computeIntegrity(content) === integrity,
    () => false,
  );

/** A file that a crash of the machine does not empty. */
async function writeDurably(file: string, content: Buffer) {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
