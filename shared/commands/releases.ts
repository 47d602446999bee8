import { parseArgs } from 'node:util';
import type { LiveApp, Rollout } from '@foothold/shared/contract/admin';
import { findAppIn } from '../build/apps';
import type { WithOperations } from './release';
import { print, UsageError } from './usageError';

/** Prints the live and the published releases of each app, or of those that are named, and the last changes. */
export async function runReleases(
  args: readonly string[],
  name: string,
  withOperations: WithOperations,
): Promise<void> {
  const { offlineData, names } = parseOptions(args, name);
  await withOperations(
    async (operations) => {
      const { revision, apps } = await operations.list();
      print(`Revision ${revision}, times are UTC, counts of the last 24 hours`);
      const wanted = names.length ? apps.filter(({ app }) => names.includes(app)) : apps;
      if (!wanted.length) print(names.length ? `${names.join(', ')} has no release yet.` : 'No app has a release yet.');
      for (const app of wanted) printApp(app, names.length ? 12 : 3);
    },
    { offlineData },
  );
}

/** In the folder of an app, its releases are meant. */
function parseOptions(args: readonly string[], name: string) {
  try {
    const options = { 'offline-data': { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const own = findAppIn(process.cwd());
    return {
      offlineData: values['offline-data'] ?? false,
      names: positionals.length ? positionals.map((app) => app.replace('mfe-', '')) : own ? [own] : [],
    };
  } catch {
    throw new UsageError(`Use it as: ${name}, or ${name} company`);
  }
}

const maxReleases = 5;
const formatMinute = (instant: string) => instant.slice(0, 16).replace('T', ' ');

function printApp(
  { app, stable, previous, canary, canary_percent, disabled_reason, rollout, releases, history }: LiveApp,
  changes: number,
) {
  print();
  print(`${app.padEnd(10)} ${stable}`);
  if (disabled_reason) print(`${' '.repeat(10)} switched off: ${disabled_reason}`);
  if (canary) print(`${' '.repeat(10)} ${canary} for ${canary_percent} %`);
  if (rollout) for (const line of describeRollout(rollout)) print(`${' '.repeat(10)} ${line}`);
  if (previous) print(`${' '.repeat(10)} ${previous} before`);
  const many = releases.length === 1 ? '1 release' : `${releases.length} releases`;
  print(`${' '.repeat(10)} ${many} kept${releases.length > maxReleases ? ', the newest' : ''}:`);
  for (const { release, published_at, shared_version, base_url, health } of releases.slice(0, maxReleases)) {
    const failed = health.load_failed + health.crashed + health.unusable;
    print(
      `${' '.repeat(10)}   ${release}  ${formatMinute(published_at)}  loaded ${health.loaded}, failed ${failed}${shared_version ? `, shared ${shared_version}` : ''}${base_url === null ? '' : `, from ${base_url}`}`,
    );
    for (const { route, failures } of health.failing_routes) print(`${' '.repeat(14)}${failures} on ${route}`);
  }
  for (const { at, by, action, to, reason } of history.slice(0, changes)) {
    print(
      `${' '.repeat(10)} ${formatMinute(at)}  ${action.replace('release.', '')} ${to ?? ''} by ${by}${reason ? `: ${reason}` : ''}`,
    );
  }
}

function describeRollout({
  release,
  steps,
  step,
  state,
  reason,
  waiting,
  due_at,
  visitors,
  measures,
  ...rest
}: Rollout) {
  const place = steps.map((percent, index) => (index === step ? `[${percent} %]` : `${percent} %`)).join(' ');
  if (state === 'done' || state === 'stopped')
    return [`rollout of ${release} ${state} at ${place}${reason ? `: ${reason}` : ''}`];
  const next = state === 'paused' ? 'paused' : waiting ? `waits: ${waiting}` : `goes on at ${formatMinute(due_at)}`;
  const of = measures
    .map(({ measure, visitors: { release, stable } }) => `${measure} ${release} | ${stable}`)
    .join(', ');
  return [
    `rollout of ${release} by ${rest.started_by}: ${place}, ${next}`,
    `  visitors with it ${visitors.release} | with ${rest.stable} ${visitors.stable}; of these ${of}`,
  ];
}
