import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The files of an archive by name, as another program unpacks it. */
export async function unzip(archive: Buffer): Promise<Record<string, Buffer>> {
  const zip = await fromBufferPromise(archive);
  const found: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry()) {
    found[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  }
  return found;
}
