import { fileURLToPath } from 'node:url';
import { apps } from '@foothold/shared/build/apps';
import type { Context } from '../context';
import { type Build, readBuild } from '../releases/build';
import { type OpenRegistry, openRegistry } from '../releases/openRegistry';
import { bringBuilds } from '../releases/service';

/** Where an app's build stands. */
export const distOf = (app: string) => fileURLToPath(new URL(`../../../${app}/dist`, import.meta.url));

/** The site of this installation's registry, with what was built last brought into it. */
export async function openSite(context: Context): Promise<OpenRegistry> {
  const builds: Build[] = await Promise.all(apps.map((app) => readBuild(distOf(app))));
  await bringBuilds(context, builds);
  return openRegistry(context.db, context.releases);
}
