import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

// Longer than any upload may take.
const oneHour = 60 * 60 * 1000;

/** Deletes what a killed process has left behind in a folder of unfinished files. Resolves to the number of entries. */
export async function deleteLeftovers(
  folder: string,
  isUnfinished: (name: string) => boolean,
  age = oneHour,
): Promise<number> {
  let deleted = 0;
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter(isUnfinished)) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => undefined);
    if (!stats || Date.now() - stats.mtimeMs < age) continue;
    await rm(path, { recursive: true, force: true });
    deleted += 1;
  }
  return deleted;
}
