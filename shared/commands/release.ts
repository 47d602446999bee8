import type { ReleaseRecord } from '@foothold/shared/boot';
import type { ReleaseChanges, ReleaseOperations } from './operations';
import { explainUsage, parseReleaseArguments, type ReleaseArguments, releasePlaceholder } from './releaseArguments';
import { nothingChanged, print, UsageError } from './usageError';

/** Runs work on a server, or directly on the data of a stopped one where that is asked for. */
export type WithOperations = (
  work: (operations: ReleaseOperations) => Promise<void>,
  options: { offlineData: boolean },
) => Promise<void>;

type Changes = ReleaseChanges['changes'];

/** Builds and publishes apps and puts them live, or changes what is live of them. `name` is how the command is called. */
export async function runRelease(args: readonly string[], name: string, withOperations: WithOperations): Promise<void> {
  if (args.includes('--help')) return print(explainUsage(name));
  const options = parseReleaseArguments(args, name);
  const { apps, change, reason, offlineData } = options;
  await withOperations(
    async (operations) => {
      if (options.preview) return printPreviews(operations, await buildAndPublish(operations, options));
      const changes = change
        ? apps.map((app) => ({ app, change }))
        : toChanges(await buildAndPublish(operations, options), options);
      const { revision, pointers } = await operations.change({ changes, reason }).catch((cause: unknown) => {
        throw change ? cause : toNotLive(cause);
      });
      for (const { app, stable, canary, canary_percent, disabled_reason } of pointers) {
        const more = `${canary ? `, ${canary} for ${canary_percent} %` : ''}${disabled_reason ? ', switched off' : ''}`;
        print(
          `${change?.kind === 'retire' ? 'retired   ' : 'live      '} ${app} ${stable}${more} (revision ${revision})`,
        );
      }
    },
    { offlineData },
  );
}

/** What was published stays, whatever stands against its going live. */
const toNotLive = (cause: unknown) =>
  cause instanceof UsageError
    ? new UsageError(
        cause.message.replace(nothingChanged, 'It is published, but not live: what is live has not changed.'),
      )
    : cause;

type PublishedRelease = Pick<ReleaseRecord, 'app' | 'release'>;

const toChanges = (releases: readonly PublishedRelease[], { percent, plan, grant }: ReleaseArguments): Changes =>
  releases.map(({ app, release }) => {
    if (plan) return { app, change: { kind: 'rollout', release, ...plan, grant } };
    return {
      app,
      change: percent === undefined ? { kind: 'flip', release, grant } : { kind: 'canary', release, percent, grant },
    };
  });

async function printPreviews(operations: ReleaseOperations, releases: readonly PublishedRelease[]): Promise<void> {
  for (const { app, release } of releases) {
    const { url, expires_at } = await operations.preview(app, release);
    print(`preview    ${app} ${release} until ${expires_at.slice(0, 10)}:  ${url}`);
  }
}

/** Builds and publishes apps. Resolves to their new releases. */
async function buildAndPublish(
  operations: ReleaseOperations,
  { apps, at }: ReleaseArguments,
): Promise<PublishedRelease[]> {
  // Loaded here: a change of what is published needs no bundler.
  const [{ buildAll, checkTypes, getAppFolder }, { readBuild }] = await Promise.all([
    import('../build'),
    import('../build/readBuild'),
  ]);
  // Both to their end: what one of them is in the middle of would stay behind.
  const outcomes = await Promise.allSettled([buildAll(print, apps), checkTypes(apps.map(getAppFolder))]);
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.message] : []));
  if (failures.length) throw new UsageError([nothingChanged, ...failures].join('\n'));
  const published: PublishedRelease[] = [];
  for (const app of apps) {
    const build = await readBuild(`${getAppFolder(app)}/dist`);
    const { release } = build.record;
    const base_url = at?.replace(releasePlaceholder, release);
    const { fresh } = await operations.publish(build, base_url);
    print(`${fresh ? 'published ' : 'known     '} ${app} ${release}${base_url ? ` at ${base_url}` : ''}`);
    published.push({ app, release });
  }
  return published;
}
