import { type App, apps } from '@foothold/shared/build/apps';
import { readBuild } from '@foothold/shared/build/readBuild';
import { print, UsageError } from '@foothold/shared/commands';
import type { Context } from '../../platform/context';
import { type DatabaseRegistry, openRegistry } from '../../platform/releases/databaseRegistry';
import { releaseBuilds, seedRegistry } from '../../platform/releases/seedRegistry';
import { findUnservedReleases, type UnservedRelease } from '../../platform/releases/unservedReleases';
import { getDistFolder, type StartOptions } from './apps';

const readBuilds = (names: readonly App[]) => Promise.all(names.map((app) => readBuild(getDistFolder(app))));

/**
 * Opens the registry. The local builds go live in a registry without releases, later only those of `appsToRelease`; the
 * other ones that are not live are listed in the terminal.
 */
export async function openSite(
  context: Context,
  { appsToRelease, withoutEarlier }: StartOptions,
): Promise<DatabaseRegistry> {
  const builds = await readBuilds(apps);
  await seedRegistry(context, builds);
  await releaseBuilds(
    context,
    builds.filter((_, index) => appsToRelease.includes(apps[index] ?? '')),
  );
  await refuseUnserved(context, withoutEarlier);
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

/** Stops the start of a server that does not serve what pages call. */
async function refuseUnserved({ db }: Context, withoutEarlier: boolean): Promise<void> {
  const { live, earlier } = await findUnservedReleases(db);
  const apps = [...new Set(live.map(({ app }) => app))].join(',');
  if (live.length)
    throw new UsageError(`${toLines(live)}\nTo put the builds of this checkout live with it: --release ${apps}`);
  if (!earlier.length) return;
  const advice = 'Open pages may still call that, and a rollback would. Wait a day, or start with --without-earlier.';
  if (!withoutEarlier) throw new UsageError(`${toLines(earlier)}\n${advice}`);
  print(toLines(earlier));
}

const toLines = (releases: readonly UnservedRelease[]) => releases.flatMap(({ sentences }) => sentences).join('\n');
