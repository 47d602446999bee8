import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type App, apps } from '@foothold/shared/build/apps';
import { UsageError } from './command';

/** The name of an app in the registry. */
export const toAppName = (app: App) => app.replace('mfe-', '');

/** The folder of an app's build. */
export const getDistFolder = (app: App) => fileURLToPath(new URL(`../../../../${app}/dist`, import.meta.url));

/** The app with this name or folder. Throws a UsageError that lists the apps when there is none. */
export function findApp(name: string): App {
  const found = apps.find((app) => [app, toAppName(app)].includes(name));
  if (!found) throw new UsageError(`There is no app ${name}. There are ${apps.map(toAppName).join(', ')}.`);
  return found;
}

/**
 * Parses `--release company,shell` of the commands that start a server: the apps whose local builds go live. All of them
 * for `--release all`, none without the option. Throws a UsageError when the arguments are invalid.
 */
export function parseAppsToRelease(command: string, args: string[]): readonly App[] {
  const names = parseReleaseOption(command, args);
  if (names === 'all') return apps;
  return names === undefined ? [] : [...new Set(names.split(',').map(findApp))];
}

function parseReleaseOption(command: string, args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { release: { type: 'string' } } }).values.release;
  } catch {
    throw new UsageError(`Use it as:
  pnpm ${command}                           serves what is live; the first start puts the builds live
  pnpm ${command} --release company,shell   puts these builds live, all at once or none
  pnpm ${command} --release all             puts all builds live`);
  }
}
