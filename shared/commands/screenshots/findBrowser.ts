import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const macApps = ['Google Chrome', 'Chromium'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
const browserNames = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome', 'msedge'];

/** The Chrome or Chromium of this machine. */
export const findInstalledBrowser = (): string | undefined => findInstalled(browserNames) ?? macApps.find(isExecutable);

/** The first of these programs that is in PATH. */
export function findInstalled(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

/** Whether this is a program. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The system user root runs no sandbox. */
export const sandboxArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
