import { type App, apps } from '@foothold/shared/build/apps';
import type { Context } from '../../platform/context';
import { readBuild } from '../../platform/releases/build';
import { type DatabaseRegistry, openRegistry } from '../../platform/releases/databaseRegistry';
import { releaseBuilds, seedRegistry } from '../../platform/releases/seedRegistry';
import { getDistFolder } from './apps';
import { print } from './command';

const readBuilds = (names: readonly App[]) => Promise.all(names.map((app) => readBuild(getDistFolder(app))));

/**
 * Opens the registry. The local builds go live in a registry without releases, later only those of `appsToRelease`; the
 * other ones that are not live are listed in the terminal.
 */
export async function openSite(context: Context, appsToRelease: readonly App[]): Promise<DatabaseRegistry> {
  const builds = await readBuilds(apps);
  await seedRegistry(context, builds);
  await releaseBuilds(
    context,
    builds.filter((_, index) => appsToRelease.includes(apps[index] ?? '')),
  );
  const registry = await openRegistry(context.db, context.releases);
  const { shell, areas } = registry.liveFor();
  const live = new Map([shell, ...areas].map(({ record }) => [record.app, record.release]));
  const other = builds.filter(({ record }) => live.get(record.app) !== record.release);
  if (other.length) {
    const names = other.map(({ record }) => record.app);
    print(`Built here but not live: ${names.join(', ')}. To put that live: pnpm release ${names.join(' ')}`);
  }
  return registry;
}
