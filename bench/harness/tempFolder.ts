import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const cleanups: (() => Promise<unknown>)[] = [];

/** Something to undo when the benches are over, last first. */
export const onCleanUp = (work: () => Promise<unknown>) => cleanups.push(work);

/** A folder that is gone when the benches are over. */
export async function createTempFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `foothold-bench-${name}-`));
  onCleanUp(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function cleanUp(): Promise<void> {
  for (const work of cleanups.splice(0).reverse()) await work();
}
