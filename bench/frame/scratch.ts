import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const duties: (() => Promise<unknown>)[] = [];

/** Something to undo when the benches are over, last first. */
export const atEnd = (duty: () => Promise<unknown>) => duties.push(duty);

/** A folder that is gone when the benches are over. */
export async function scratch(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `foothold-bench-${name}-`));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function cleanUp(): Promise<void> {
  for (const duty of duties.splice(0).reverse()) await duty();
}
