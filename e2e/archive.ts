import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Unzips a downloaded archive: its files by name. */
export async function unpack(archivePath: string): Promise<Record<string, Buffer>> {
  const zip = await fromBufferPromise(await readFile(archivePath));
  const found: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry())
    found[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  return found;
}
