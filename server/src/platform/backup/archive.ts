import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { extract, pack } from 'tar-stream';
import * as z from 'zod';
import { BackupError } from './backupError';

/** A file in a backup. */
export interface Entry {
  name: string;
  content: Buffer;
}

const manifestSchema = z.object({
  /** What rows name and the backup does not hold: files that were lost or damaged before. */
  missing: z.array(z.string()),
  /** Name, bytes and SHA-256 of each entry before it. */
  entries: z.array(z.tuple([z.string(), z.number(), z.string()])),
});
type Manifest = z.output<typeof manifestSchema>;

export const manifestName = 'manifest.json';
/** No entry is larger: documents have 5 MB at most, tables are cut into blocks, and scripts of a release are small. */
const maxEntryBytes = 256 * 1024 * 1024;

const describeEntry = ({ name, content }: Entry): Manifest['entries'][number] => [
  name,
  content.length,
  createHash('sha256').update(content).digest('hex'),
];

/** Writes entries into a tar, whose last one says what it holds. `output` is to be read meanwhile. */
export function createArchive() {
  const output = pack();
  const entries: Manifest['entries'] = [];
  const closed = new Promise<never>((_, reject) => {
    output.on('close', () => reject(new BackupError('The backup was given up: what it was written to is closed.')));
  });
  closed.catch(() => {});
  const write = (entry: Entry) =>
    Promise.race([
      closed,
      new Promise<void>((resolve, reject) => {
        output.entry({ name: entry.name, mode: 0o600 }, entry.content, (cause) => (cause ? reject(cause) : resolve()));
      }),
    ]);
  return {
    output: output as unknown as Readable,
    /** Resolves when there is room for the next one. */
    async add(name: string, content: Buffer): Promise<void> {
      entries.push(describeEntry({ name, content }));
      await write({ name, content });
    },
    /** Ends the archive. */
    async finish(missing: readonly string[]): Promise<void> {
      const manifest: Manifest = { missing: [...missing], entries };
      await write({ name: manifestName, content: Buffer.from(JSON.stringify(manifest)) });
      output.finalize();
    },
  };
}

export type Archive = ReturnType<typeof createArchive>;

/**
 * Reads the entries of a tar in their order. Fails before the manifest, which is the last, where they are not those that
 * were written: until then nothing of them is to be relied on.
 */
export async function* readArchive(input: Readable): AsyncGenerator<Entry> {
  const found: Manifest['entries'] = [];
  let manifest: Entry | undefined;
  const tar = extract();
  input.on('error', (cause) => tar.destroy(cause));
  input.pipe(tar as unknown as NodeJS.WritableStream);
  try {
    for await (const source of tar) {
      const { name, size } = source.header;
      if (manifest || size > maxEntryBytes) throw new DamagedError();
      const content = await buffer(source);
      if (name === manifestName) {
        manifest = { name, content };
        continue;
      }
      found.push(describeEntry({ name, content }));
      yield { name, content };
    }
  } catch (cause) {
    // Of the system: the file cannot be read. Of anything else: it is no tar, or not what was compressed or encrypted.
    if (cause instanceof BackupError || (cause as NodeJS.ErrnoException).syscall) throw cause;
    throw new DamagedError();
  } finally {
    input.destroy();
  }
  if (!manifest || JSON.stringify(parseManifest(manifest).entries) !== JSON.stringify(found)) throw new DamagedError();
  yield manifest;
}

/** The backup is not what was written. */
export class DamagedError extends BackupError {
  override message = 'The backup is damaged: it was cut off, or altered.';
}

/** Parses the last entry of a backup. */
export function parseManifest({ content }: Entry): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(content.toString()));
  } catch {
    throw new DamagedError();
  }
}
