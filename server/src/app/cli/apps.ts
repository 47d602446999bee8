import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type App, apps, getAppFolder } from '@foothold/shared/build/apps';
import { findApp, UsageError } from '@foothold/shared/commands';

/** The folder of an app's build. */
export const getDistFolder = (app: App) => join(getAppFolder(app), 'dist');

/** What the commands that start a server do about releases. */
export interface StartOptions {
  /** Apps whose local builds go live: those of `--release company,shell`, or all for `--release all`. */
  appsToRelease: readonly App[];
  /** Starts although pages that were opened before, and rollbacks, would fail with this server. */
  withoutEarlier: boolean;
}

/** Parses the arguments of the commands that start a server. Throws a UsageError when they are invalid. */
export function parseStartOptions(command: string, args: string[]): StartOptions {
  const { release, 'without-earlier': withoutEarlier = false } = parseOptions(command, args);
  if (release === 'all') return { appsToRelease: apps, withoutEarlier };
  return { appsToRelease: release === undefined ? [] : [...new Set(release.split(',').map(findApp))], withoutEarlier };
}

function parseOptions(command: string, args: string[]) {
  try {
    return parseArgs({ args, options: { release: { type: 'string' }, 'without-earlier': { type: 'boolean' } } }).values;
  } catch {
    throw new UsageError(`Use it as:
  pnpm ${command}                           serves what is live; the first start puts the builds live
  pnpm ${command} --release company,shell   puts these builds live, all at once or none
  pnpm ${command} --release all             puts all builds live
  pnpm ${command} --without-earlier         starts although pages that are open, or rollbacks, would fail with this server`);
  }
}
