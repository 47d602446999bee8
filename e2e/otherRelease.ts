import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ReleaseRecord } from '@foothold/shared/boot';

/** A release as it is published: its record, and every file in base64. */
export interface Publication {
  record: ReleaseRecord;
  files: Record<string, string>;
}

interface Change {
  /** Told apart from every other release by this. */
  mark: string;
  /** Words that are others in this release. */
  words?: readonly (readonly [before: string, after: string])[];
  record?: Partial<ReleaseRecord>;
}

/**
 * The build of an app as a later build would be: another name, other words, and so other hashes, from the entry to its
 * chunks.
 */
export async function otherRelease(app: string, { mark, words = [], record: more }: Change): Promise<Publication> {
  const folder = app === 'shell' ? app : `mfe-${app}`;
  const dist = path.resolve(import.meta.dirname, '..', folder, 'dist');
  const before = JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8')) as ReleaseRecord;
  const container = `${before.container}_${mark}`;
  const others = [[before.container, container] as const, ...words];
  const publication: Publication = {
    record: { ...before, release: `${before.release}-${mark}`, container, files: {}, ...more },
    files: {},
  };
  const put = (name: string, content: Buffer, small?: Buffer) => {
    const file = { integrity: hashOf(content), bytes: content.length, ...(small && { brotli: small.length }) };
    publication.record.files = { ...publication.record.files, [name]: file };
    publication.files[name] = content.toString('base64');
    if (small) publication.files[`${name}.br`] = small.toString('base64');
  };

  const hashes: (readonly [before: string, after: string])[] = [];
  // The hashes of chunks stand in the entry: it comes last.
  const names = Object.keys(before.files).sort((a, b) => Number(a === before.entry) - Number(b === before.entry));
  for (const name of names) {
    const content = await readFile(path.join(dist, name));
    if (!name.endsWith('.js')) {
      if (!name.endsWith('.map'))
        put(name, content, before.files[name]?.brotli ? brotliCompressSync(content) : undefined);
      continue;
    }
    const changed = Buffer.from([...others, ...hashes].reduce(replaced, content.toString('utf8')));
    hashes.push([before.files[name]?.integrity ?? '', hashOf(changed)]);
    put(name, changed, brotliCompressSync(changed));
  }
  return publication;
}

const replaced = (text: string, [from, to]: readonly [string, string]) => text.split(from).join(to);

const hashOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
