import { cp } from 'node:fs/promises';
import path from 'node:path';
import { scratch } from '../frame/scratch';
import { start } from './start';

let filled: Promise<string> | undefined;

/** A data folder of the caller's own: the embedded database with the demo data, as a first start leaves it. */
export async function demoFolder(): Promise<string> {
  filled ??= fill();
  const folder = path.join(await scratch('data'), 'data');
  await cp(await filled, folder, { recursive: true });
  return folder;
}

async function fill(): Promise<string> {
  const folder = path.join(await scratch('demo'), 'data');
  const first = await start('product', { DATA_DIR: folder, DEMO: '1' });
  await first.stop();
  return folder;
}
