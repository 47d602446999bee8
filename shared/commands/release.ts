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
      if (options.preview) return makePreviews(operations, await buildAndPublish(operations, options), options);
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

const toChanges = (releases: readonly ReleaseRecord[], { percent, plan, grant }: ReleaseArguments): Changes =>
  releases.map(({ app, release }) => {
    if (plan) return { app, change: { kind: 'rollout', release, ...plan, grant } };
    return {
      app,
      change: percent === undefined ? { kind: 'flip', release, grant } : { kind: 'canary', release, percent, grant },
    };
  });

/** Links first: screenshots may fail, and change nothing about them. */
async function makePreviews(
  operations: ReleaseOperations,
  records: readonly ReleaseRecord[],
  { screenshots }: ReleaseArguments,
): Promise<void> {
  const urls = new Map<ReleaseRecord, string>();
  for (const record of records) {
    const { app, release } = record;
    const { url, expires_at } = await operations.preview(app, release);
    print(`preview    ${app} ${release} until ${expires_at.slice(0, 10)}:  ${url}`);
    urls.set(record, url);
  }
  if (!screenshots) return;
  const failures: string[] = [];
  for (const [record, url] of urls)
    await makeScreenshots(operations, record, url).catch((cause: Error) => {
      // Playwright adds a log of what it tried.
      const reason = cause.message.replace(`${nothingChanged}\n`, '').split('\n')[0];
      failures.push(`There are no new screenshots of ${record.app}, but its preview is there. ${reason}`);
    });
  if (failures.length) throw new UsageError(failures.join('\n'));
}

async function makeScreenshots(operations: ReleaseOperations, record: ReleaseRecord, url: string): Promise<void> {
  const { app, release } = record;
  // Loaded here: a preview without them needs no browser.
  const { takeScreenshots } = await import('./screenshots');
  const { screenshots } = await operations.saveScreenshots(app, release, await takeScreenshots(record, url));
  const { pages, live_release } = screenshots;
  const different = pages.filter(({ desktop, phone }) => !desktop.is_same || !phone.is_same).length;
  const count = pages.length === 1 ? '1 page' : `${pages.length} pages`;
  const comparison = live_release ? `, ${different} not as in ${live_release}` : '';
  print(`screenshots ${app} ${release}: ${count}${comparison}. They lie under Releases in the admin area.`);
}

/** Builds and publishes apps. Resolves to the records of their new releases. */
async function buildAndPublish(
  operations: ReleaseOperations,
  { apps, at }: ReleaseArguments,
): Promise<ReleaseRecord[]> {
  // Before minutes of a build, which a wrong key would end.
  await operations.list();
  // Loaded here: a change of what is published needs no bundler.
  const [{ buildAll, checkTypes, getAppFolder }, { readBuild }] = await Promise.all([
    import('../build'),
    import('../build/readBuild'),
  ]);
  // Both to their end: what one of them is in the middle of would stay behind.
  const outcomes = await Promise.allSettled([buildAll(print, apps), checkTypes(apps.map(getAppFolder))]);
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.message] : []));
  if (failures.length) throw new UsageError([nothingChanged, ...failures].join('\n'));
  const published: ReleaseRecord[] = [];
  for (const app of apps) {
    const build = await readBuild(`${getAppFolder(app)}/dist`);
    const { release } = build.record;
    const base_url = at?.replace(releasePlaceholder, release);
    // The site fetches each script from there, which may take as long as it waits for them.
    if (base_url) print(`checking   ${app} ${release} at ${base_url}`);
    const { fresh } = await operations.publish(build, base_url);
    print(`${fresh ? 'published ' : 'known     '} ${app} ${release}${base_url ? ` at ${base_url}` : ''}`);
    published.push(build.record);
  }
  return published;
}
