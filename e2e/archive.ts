import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The files of a downloaded archive by name, as another program unpacks it. */
export async function unpack(archivePath: string): Promise<Record<string, Buffer>> {
  const zip = await fromBufferPromise(await readFile(archivePath));
  const found: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry())
    found[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  return found;
}
