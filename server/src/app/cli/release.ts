import { buildAll } from '@foothold/shared/build';
import { readBuild } from '../../platform/releases/build';
import { getDistFolder } from './builds';
import { print, runCommand, UsageError } from './command';
import { type Operations, withOperations } from './operations';
import { type Change, parseReleaseArguments, type ReleaseArguments, toAppName } from './releaseArguments';

runCommand(async () => {
  const options = parseReleaseArguments(process.argv.slice(2));
  const { app, reason } = options;
  await withOperations(async (operations) => {
    const name = toAppName(app);
    const change = options.change ?? (await buildAndPublish(operations, options));
    const { revision, pointer } = await operations.change(name, { change, reason });
    const canary = pointer.canary ? `, ${pointer.canary} for ${pointer.canary_percent} %` : '';
    print(
      `live       ${name} ${pointer.stable}${canary}${pointer.disabled_reason ? ', switched off' : ''} (revision ${revision})`,
    );
  });
});

/** Builds and publishes an app. Resolves to the change that makes the release live. */
async function buildAndPublish(operations: Operations, { app, percent }: ReleaseArguments): Promise<Change> {
  await buildAll(print, [app]).catch((cause: Error) => {
    throw new UsageError(`Nothing was changed.\n${cause.message}`);
  });
  const build = await readBuild(getDistFolder(app));
  const { release } = build.record;
  const { fresh } = await operations.publish(build);
  print(`${fresh ? 'published ' : 'known     '} ${toAppName(app)} ${release}`);
  return percent === undefined ? { kind: 'flip', release } : { kind: 'canary', release, percent };
}
