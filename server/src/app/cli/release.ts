import { getAppFolder } from '@foothold/shared/build/apps';
import { readBuild } from '../../platform/releases/build';
import { getDistFolder } from './apps';
import { print, runCommand, UsageError } from './command';
import type { Operations, ReleaseChanges } from './operations';
import { parseReleaseArguments, type ReleaseArguments } from './releaseArguments';
import { withOperations } from './withOperations';

type Changes = ReleaseChanges['changes'];

runCommand(async () => {
  const options = parseReleaseArguments(process.argv.slice(2));
  const { apps, change, reason, offlineData } = options;
  await withOperations(
    async (operations) => {
      const changes = change ? apps.map((app) => ({ app, change })) : await buildAndPublish(operations, options);
      const { revision, pointers } = await operations.change({ changes, reason });
      for (const { app, stable, canary, canary_percent, disabled_reason } of pointers) {
        const more = `${canary ? `, ${canary} for ${canary_percent} %` : ''}${disabled_reason ? ', switched off' : ''}`;
        print(
          `${change?.kind === 'retire' ? 'retired   ' : 'live      '} ${app} ${stable}${more} (revision ${revision})`,
        );
      }
    },
    { offlineData: offlineData ? 'existing' : 'never' },
  );
});

/** Builds and publishes apps. Resolves to the changes that make these releases live. */
async function buildAndPublish(operations: Operations, { apps, percent, grant }: ReleaseArguments): Promise<Changes> {
  // Loaded here: a change of what is published needs no bundler.
  const { buildAll, checkTypes } = await import('@foothold/shared/build');
  // Both to their end: what one of them is in the middle of would stay behind.
  const outcomes = await Promise.allSettled([buildAll(print, apps), checkTypes(apps.map(getAppFolder))]);
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.message] : []));
  if (failures.length) throw new UsageError(['Nothing was changed.', ...failures].join('\n'));
  const changes: Changes = [];
  for (const app of apps) {
    const build = await readBuild(getDistFolder(app));
    const { release } = build.record;
    const { fresh } = await operations.publish(build);
    print(`${fresh ? 'published ' : 'known     '} ${app} ${release}`);
    changes.push({
      app,
      change: percent === undefined ? { kind: 'flip', release, grant } : { kind: 'canary', release, percent, grant },
    });
  }
  return changes;
}
