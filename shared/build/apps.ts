import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isInstalled, workspace } from './workspace';

/** Name of a separately released app: `shell`, or that of an area. */
export type App = string;

/** Every app of the workspace, shell first. The repository of a team is one area. */
export const apps: readonly App[] = isInstalled ? readOwnApp() : ['shell', ...listAreas()];

/** The folder of an app's sources. */
export const getAppFolder = (app: App): string =>
  isInstalled ? workspace : path.join(workspace, app === 'shell' ? app : `mfe-${app}`);

/** The app whose folder this is, if it is one's. */
export const findAppIn = (folder: string): App | undefined => apps.find((app) => getAppFolder(app) === folder);

function listAreas(): App[] {
  return readdirSync(workspace)
    .filter((folder) => /^mfe-[a-z]+$/.test(folder) && existsSync(path.join(workspace, folder, 'rspack.config.ts')))
    .map((folder) => folder.replace('mfe-', ''))
    .sort();
}

/** An area has the name of its package, `mfe-reports`. Without a package the command was run elsewhere. */
function readOwnApp(): App[] {
  const file = path.join(workspace, 'package.json');
  const { name = '' } = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }) : {};
  const [, app] = /^(?:@[^/]+\/)?mfe-([a-z]+)$/.exec(name) ?? [];
  return app ? [app] : [];
}
