import { cp } from 'node:fs/promises';
import path from 'node:path';
import { createTempFolder } from '../harness/tempFolder';
import { startServer } from './startServer';

let seededFolder: Promise<string> | undefined;

/** A data folder of the caller's own: the embedded database with the demo data, as a first start leaves it. */
export async function createDemoFolder(): Promise<string> {
  seededFolder ??= seedFolder();
  const folder = path.join(await createTempFolder('data'), 'data');
  await cp(await seededFolder, folder, { recursive: true });
  return folder;
}

async function seedFolder(): Promise<string> {
  const folder = path.join(await createTempFolder('demo'), 'data');
  const first = await startServer('product', { DATA_DIR: folder, DEMO: '1' });
  await first.stop();
  return folder;
}
