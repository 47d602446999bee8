import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { workspace } from './sharingPolicy';

/** Folder of a separately released app: `shell`, or `mfe-` and an area's name. */
export type App = string;

/** Every app of the workspace, shell first. */
export const apps: readonly App[] = [
  'shell',
  ...readdirSync(workspace)
    .filter((folder) => /^mfe-[a-z]+$/.test(folder) && existsSync(path.join(workspace, folder, 'rspack.config.ts')))
    .sort(),
];
