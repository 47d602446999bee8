import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In DATA_DIR: how commands on this machine reach the server that serves it. */
export const operatorFileName = 'operator.json';

export interface OperatorFile {
  address: string;
  token: string;
}

/** Tells commands on this machine where the server is. Resolves to how to take that back. */
export async function writeOperatorFile(folder: string, server: OperatorFile): Promise<() => Promise<void>> {
  const file = join(folder, operatorFileName);
  const text = JSON.stringify(server);
  await rm(file, { force: true });
  await writeFile(file, text, { mode: 0o600 });
  return async () => {
    // Another process of this folder may have taken its place.
    if ((await readFile(file, 'utf8').catch(() => '')) === text) await rm(file, { force: true });
  };
}
