import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of this package, whether this is one of its sources or a compiled file. */
export const serverFolder = findFolder(import.meta.dirname);

function findFolder(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : findFolder(path.dirname(folder));
}
