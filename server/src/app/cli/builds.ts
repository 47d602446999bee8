import { fileURLToPath } from 'node:url';
import { apps } from '@foothold/shared/build/apps';
import type { Context } from '../../platform/context';
import { type Build, readBuild } from '../../platform/releases/build';
import { type DatabaseRegistry, openRegistry } from '../../platform/releases/databaseRegistry';
import { publishBuilds } from '../../platform/releases/publishBuilds';

/** The folder of an app's build. */
export const getDistFolder = (app: string) => fileURLToPath(new URL(`../../../../${app}/dist`, import.meta.url));

/** Publishes the local builds, and opens the registry. */
export async function openSite(context: Context): Promise<DatabaseRegistry> {
  const builds: Build[] = await Promise.all(apps.map((app) => readBuild(getDistFolder(app))));
  await publishBuilds(context, builds);
  return openRegistry(context.db, context.releases);
}
