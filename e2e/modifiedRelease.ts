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

interface ReleaseChanges {
  /** Appended to the release and container names. */
  suffix: string;
  /** Texts to replace in the scripts. */
  replacements?: readonly (readonly [before: string, after: string])[];
  record?: Partial<ReleaseRecord>;
}

/**
 * Turns the build of an app into a later release: another name, replaced texts, and new hashes from the chunks up to the
 * entry.
 */
export async function buildModifiedRelease(
  app: string,
  { suffix, replacements = [], record: more }: ReleaseChanges,
): Promise<Publication> {
  const folder = app === 'shell' ? app : `mfe-${app}`;
  const dist = path.resolve(import.meta.dirname, '..', folder, 'dist');
  const before = JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8')) as ReleaseRecord;
  const container = `${before.container}_${suffix}`;
  const others = [
    [before.container, container] as const,
    [`/mf/${app}/${before.release}/`, `/mf/${app}/${before.release}-${suffix}/`] as const,
    ...replacements,
  ];
  const publication: Publication = {
    record: { ...before, release: `${before.release}-${suffix}`, container, files: {}, ...more },
    files: {},
  };
  const put = (name: string, content: Buffer, small?: Buffer) => {
    const file = {
      integrity: computeIntegrity(content),
      bytes: content.length,
      ...(small && { brotli: small.length }),
    };
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
      put(name, content, before.files[name]?.brotli ? brotliCompressSync(content) : undefined);
      continue;
    }
    const changed = Buffer.from([...others, ...hashes].reduce(replaceText, content.toString('utf8')));
    hashes.push([before.files[name]?.integrity ?? '', computeIntegrity(changed)]);
    put(name, changed, brotliCompressSync(changed));
  }
  return publication;
}

const replaceText = (text: string, [from, to]: readonly [string, string]) => text.split(from).join(to);

const computeIntegrity = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
