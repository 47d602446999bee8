import { buildAll } from '@foothold/shared/build';
import { readBuild } from '../releases/build';
import { distOf } from './builds';
import { command, say, UsageError } from './command';
import { type Operations, operate } from './operations';
import { type Change, nameOf, readWish, type Wish } from './wish';

command(async () => {
  const wish = readWish(process.argv.slice(2));
  const { app, reason } = wish;
  await operate(async (operations) => {
    const name = nameOf(app);
    const wanted = wish.change ?? (await publishNew(operations, wish));
    const { revision, pointer } = await operations.change(name, { change: wanted, reason });
    const canary = pointer.canary ? `, ${pointer.canary} for ${pointer.canary_percent} %` : '';
    say(
      `live       ${name} ${pointer.stable}${canary}${pointer.disabled_reason ? ', switched off' : ''} (revision ${revision})`,
    );
  });
});

/** Builds and publishes what stands in the folder, and says what to do with it. */
async function publishNew(operations: Operations, { app, percent }: Wish): Promise<Change> {
  await buildAll(say, [app]).catch((cause: Error) => {
    throw new UsageError(`Nothing was changed.\n${cause.message}`);
  });
  const build = await readBuild(distOf(app));
  const { release } = build.record;
  const { fresh } = await operations.publish(build);
  say(`${fresh ? 'published ' : 'known     '} ${nameOf(app)} ${release}`);
  return percent === undefined ? { kind: 'flip', release } : { kind: 'canary', release, percent };
}
