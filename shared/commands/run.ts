import { buildAll } from '../build';
import { type App, apps, findAppIn } from '../build/apps';
import { runDev } from './dev';
import { runErrors } from './errors';
import { findApp } from './findApp';
import { findNamedServer } from './findServer';
import { createReleaseOperations } from './operations';
import { runRelease, type WithOperations } from './release';
import { runReleases } from './releases';
import { runTests } from './test';
import { print, UsageError } from './usageError';

type Command = 'dev' | 'test' | 'build' | 'release' | 'releases' | 'errors';

/** Runs a command of `foothold` in the current folder. Rejects with a UsageError whose message is for its user. */
export async function runCommand(command: Command, args: readonly string[]): Promise<void> {
  if (!apps.length) throw new UsageError('The package.json here must name an area, as "name": "mfe-reports".');
  switch (command) {
    case 'dev':
      return runDev(process.env);
    case 'test':
      return runTests(args);
    case 'build':
      return buildAll(print, args.length ? args.map(findApp) : listOwnApps());
    case 'release':
      return runRelease(args, 'npx foothold release', withNamedServer);
    case 'releases':
      return runReleases(args, 'npx foothold releases', withNamedServer);
    case 'errors':
      return runErrors(args, findSite().server);
  }
}

/** In the folder of an app that one, elsewhere all of them. */
function listOwnApps(): readonly App[] {
  const own = findAppIn(process.cwd());
  return own ? [own] : apps;
}

const withNamedServer: WithOperations = async (work) => {
  const { server, key } = findSite();
  await work(createReleaseOperations(server, key));
};

function findSite() {
  const named = findNamedServer(process.env);
  if (named) return named;
  throw new UsageError(
    'Name the site and give the key of your team: FOOTHOLD_URL=https://jobs.example.ng RELEASE_KEY=foothold_release_…',
  );
}
