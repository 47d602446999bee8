import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Stands in a bundle for the hash in the release's id, which is known only when the bundle is. As long as the hash. */
export const hashPlaceholder = 'RELEASEXID';

/**
 * Names a finished build after what is in it: replaces the placeholder in its scripts and source maps, and the integrity
 * hashes that `entry` holds of the changed scripts. `more` is what else makes the release another one. Returns the hash,
 * ten hexadecimal characters. Source maps do not count, in which every comment appears.
 */
export async function applyContentHash(folder: string, entry: string, more: unknown): Promise<string> {
  const contents = await readContents(folder);
  const hash = createHash('sha256').update(JSON.stringify(more));
  for (const [name, content] of contents)
    if (!name.endsWith('.map')) hash.update('\0').update(name).update('\0').update(content);
  const id = hash.digest('hex').slice(0, hashPlaceholder.length);

  const integrities: Replacement[] = [];
  // The entry holds the hashes of the other scripts, so it comes last, and its source map after it.
  const names = [...contents.keys()].filter((name) => /\.js(\.map)?$/.test(name));
  const isOfEntry = (name: string) => Number(name === entry) + 2 * Number(name === `${entry}.map`);
  for (const name of names.sort((a, b) => isOfEntry(a) - isOfEntry(b))) {
    const before = contents.get(name) ?? Buffer.alloc(0);
    const after = replaceAll(before, [[hashPlaceholder, id], ...(isOfEntry(name) ? integrities : [])]);
    if (name.endsWith('.js')) integrities.push([computeIntegrity(before), computeIntegrity(after)]);
    if (!after.equals(before)) await writeFile(path.join(folder, name), after);
  }
  return id;
}

type Replacement = readonly [before: string, after: string];

const replaceAll = (content: Buffer, replacements: readonly Replacement[]): Buffer =>
  Buffer.from(replacements.reduce((text, [before, after]) => text.replaceAll(before, after), content.toString('utf8')));

/** The value for the `integrity` attribute of a file with this content. */
export const computeIntegrity = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

async function readContents(folder: string): Promise<Map<string, Buffer>> {
  const names = (await readdir(folder)).sort();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name))] as const)),
  );
}
