import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from '../platform/folders/createFolder';

/** In DATA_DIR: the address and token with which commands on this machine reach the server. */
export const operatorFileName = 'operator.json';

export interface OperatorFile {
  address: string;
  token: string;
}

/** Writes the file for commands on this machine. Resolves to a function that removes it. */
export async function writeOperatorFile(folder: string, server: OperatorFile): Promise<() => Promise<void>> {
  const file = join(folder, operatorFileName);
  const text = JSON.stringify(server);
  // Where the database and the files are elsewhere, nothing may have been written there yet.
  await createFolder(folder);
  await rm(file, { force: true });
  await writeFile(file, text, { mode: 0o600 });
  return async () => {
    // Another process with the same folder may have replaced it.
    if ((await readFile(file, 'utf8').catch(() => '')) === text) await rm(file, { force: true });
  };
}
