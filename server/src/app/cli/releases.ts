import { parseArgs } from 'node:util';
import type { LiveApp } from '@foothold/shared/contract/admin';
import { print, runCommand, UsageError } from './command';
import { withOperations } from './withOperations';

/** Prints the live and the published releases of each app, and the last changes. */
runCommand(async () => {
  const { revision, apps } = await withOperations((operations) => operations.list(), { offlineData: parseOptions() });
  print(`Revision ${revision}, times are UTC, counts of the last 24 hours`);
  if (!apps.length) print('No app has a release yet.');
  for (const app of apps) printApp(app);
});

function parseOptions() {
  try {
    return parseArgs({ options: { 'offline-data': { type: 'boolean' } } }).values['offline-data']
      ? 'existing'
      : 'never';
  } catch {
    throw new UsageError('Use it as: pnpm releases, with --offline-data where no server is running on the data');
  }
}

const maxReleases = 5;
const formatMinute = (instant: string) => instant.slice(0, 16).replace('T', ' ');

function printApp({ app, stable, previous, canary, canary_percent, disabled_reason, releases, history }: LiveApp) {
  print();
  print(`${app.padEnd(10)} ${stable}`);
  if (disabled_reason) print(`${' '.repeat(10)} switched off: ${disabled_reason}`);
  if (canary) print(`${' '.repeat(10)} ${canary} for ${canary_percent} %`);
  if (previous) print(`${' '.repeat(10)} ${previous} before`);
  const many = releases.length === 1 ? '1 release' : `${releases.length} releases`;
  print(`${' '.repeat(10)} ${many} kept${releases.length > maxReleases ? ', the newest' : ''}:`);
  for (const { release, published_at, shared_version, health } of releases.slice(0, maxReleases)) {
    const failed = health.load_failed + health.crashed + health.unusable;
    print(
      `${' '.repeat(10)}   ${release}  ${formatMinute(published_at)}  loaded ${health.loaded}, failed ${failed}${shared_version ? `, shared ${shared_version}` : ''}`,
    );
    for (const { route, failures } of health.failing_routes) print(`${' '.repeat(14)}${failures} on ${route}`);
  }
  for (const { at, by, action, to, reason } of history.slice(0, 3)) {
    print(
      `${' '.repeat(10)} ${formatMinute(at)}  ${action.replace('release.', '')} ${to ?? ''} by ${by}${reason ? `: ${reason}` : ''}`,
    );
  }
}
