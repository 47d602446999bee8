import { readFileSync } from 'node:fs';
import path from 'node:path';

export function readVersion(root: string): string {
  return (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }).version;
}
