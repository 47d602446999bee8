import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ReleaseRecord } from '@foothold/shared/boot';

/** The body of a publish request: the release record and every file in base64. */
export interface Publication {
  record: ReleaseRecord;
  files: Record<string, string>;
}

interface Change {
  /** Appended to the release and container names. */
  mark: string;
  /** Texts to replace in the scripts. */
  words?: readonly (readonly [before: string, after: string])[];
  record?: Partial<ReleaseRecord>;
}

/**
 * Turns the build of an app into a later release: another name, replaced texts, and new hashes from the chunks up to the
 * entry.
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
  // The entry contains the hashes of its chunks, so it is processed last.
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
