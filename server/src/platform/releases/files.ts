import { mkdir, mkdtemp, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { ReleaseRecord } from '@foothold/shared/boot';
import { type Build, computeIntegrity, listFileNames } from './build';

type ReleaseName = Pick<ReleaseRecord, 'app' | 'release'>;

/** The files of published releases, in one folder each. */
export type ReleaseFiles = ReturnType<typeof createReleaseFiles>;

export function createReleaseFiles(root: string) {
  const getFolder = ({ app, release }: ReleaseName) => path.resolve(root, app, release);

  /** The files that a record names and the folder does not hold as they were published. */
  async function listMissingFiles(record: ReleaseRecord): Promise<string[]> {
    const missing: string[] = [];
    // One at a time: a whole shell would take many megabytes of memory.
    for (const [name, { integrity, brotli }] of Object.entries(record.files)) {
      const read = (file: string) => readFile(path.join(getFolder(record), file));
      if (!(await hasIntegrity(integrity, () => read(name)))) missing.push(name);
      const compressed = `${name}.br`;
      if (brotli && !(await hasIntegrity(integrity, async () => decompressBrotli(await read(compressed)))))
        missing.push(compressed);
    }
    return missing;
  }

  return {
    getFolder,
    listMissingFiles,

    /** Saves all files of a build or none. What is there already stays when it is whole: it may be live. */
    async save({ record, files }: Build): Promise<void> {
      await mkdir(path.join(root, record.app), { recursive: true });
      const incoming = await mkdtemp(path.join(root, '.incoming-'));
      try {
        for (const name of listFileNames(record))
          await writeDurably(path.join(incoming, name), files.get(name) ?? Buffer.alloc(0));
        while (!(await renameUnlessTaken(incoming, getFolder(record)))) {
          if ((await listMissingFiles(record)).length === 0) break;
          // Left by a publication that was interrupted, or damaged since.
          await rm(getFolder(record), { recursive: true, force: true });
        }
      } finally {
        await rm(incoming, { recursive: true, force: true });
      }
    },

    remove: (release: ReleaseName) => rm(getFolder(release), { recursive: true, force: true }),
  };
}

const decompressBrotli = promisify(brotliDecompress);

/** Whether the content can be read and is what was published. */
const hasIntegrity = (integrity: string, read: () => Promise<Buffer>) =>
  read().then(
    (content) => computeIntegrity(content) === integrity,
    () => false,
  );

/** Resolves to false when the folder `to` exists and has files in it. */
const renameUnlessTaken = (from: string, to: string) =>
  rename(from, to).then(
    () => true,
    (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOTEMPTY' || cause.code === 'EEXIST') return false;
      throw cause;
    },
  );

/** Writes a file that is not empty after a crash of the machine. */
async function writeDurably(file: string, content: Buffer) {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
