import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { ReleaseRecord } from '@foothold/shared/boot';
import { type Build, listFileNames } from '@foothold/shared/build/readBuild';
import { computeIntegrity } from './build';

/** How the name of a folder begins that is no release yet, or no more. */
export const temporary = '.temporary-';
/** Milliseconds. */
const leftoverAge = 60 * 60 * 1000;

export type ReleaseName = Pick<ReleaseRecord, 'app' | 'release'>;

/** The files of published releases, in one folder each. */
export interface ReleaseFiles {
  getFolder(release: ReleaseName): string;
  /** The files that a record names and that are not kept as they were published. */
  listMissingFiles(record: ReleaseRecord): Promise<string[]>;
  /** Saves all files of a build or none. What is there already stays when it is whole: it may be live. */
  save(build: Build): Promise<void>;
  remove(release: ReleaseName): Promise<void>;
  /** Removes what processes have left that were killed while they published or removed a release. */
  removeLeftovers(): Promise<void>;
  /** Brings a file into its folder. Undefined where the folders hold all files. */
  fetchFile?(record: ReleaseRecord, name: string): Promise<void>;
  /** Removes every release but these that was kept for a day at least. Undefined where nothing else removes releases. */
  removeUnknown?(known: readonly ReleaseName[]): Promise<void>;
}

/** Keeps them below a folder. */
export function createReleaseFiles(root: string): ReleaseFiles {
  const getFolder = ({ app, release }: ReleaseName) => {
    const folder = path.resolve(root, app, release);
    // The contract allows no such name: one that came another way must not reach other folders, which would be deleted.
    if (path.dirname(path.dirname(folder)) !== path.resolve(root))
      throw new Error(`${app} ${release} is no name of a release.`);
    return folder;
  };

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

  /** Moves a folder away in one step before it is removed: another publication may be putting it back meanwhile. */
  async function removeFolder(folder: string): Promise<void> {
    const outgoing = path.join(root, `${temporary}${randomUUID()}`);
    const isMoved = await rename(folder, outgoing).then(
      () => true,
      (cause: NodeJS.ErrnoException) => {
        if (cause.code === 'ENOENT') return false;
        throw cause;
      },
    );
    if (isMoved) await rm(outgoing, { recursive: true, force: true });
  }

  return {
    getFolder,
    listMissingFiles,

    async save({ record, files }: Build): Promise<void> {
      await mkdir(path.join(root, record.app), { recursive: true });
      const incoming = await mkdtemp(path.join(root, temporary));
      try {
        for (const name of listFileNames(record))
          await writeDurably(path.join(incoming, name), files.get(name) ?? Buffer.alloc(0));
        while (!(await renameUnlessTaken(incoming, getFolder(record)))) {
          if ((await listMissingFiles(record)).length === 0) break;
          // Left by a publication that was interrupted, or damaged since.
          await removeFolder(getFolder(record));
        }
      } finally {
        await rm(incoming, { recursive: true, force: true });
      }
    },

    remove: (release: ReleaseName) => removeFolder(getFolder(release)),

    async removeLeftovers(): Promise<void> {
      const names = await readdir(root).catch(() => []);
      for (const name of names.filter((each) => each.startsWith(temporary))) {
        const folder = path.join(root, name);
        const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
        if (Date.now() - mtimeMs > leftoverAge) await rm(folder, { recursive: true, force: true });
      }
    },
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
