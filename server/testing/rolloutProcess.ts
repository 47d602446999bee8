import { openPostgres } from '../src/platform/db/postgres';
import { createReleaseFiles } from '../src/platform/releases/files';
import { advanceRollouts } from '../src/rollouts/advance';

/** Moves the rollouts of DATABASE_URL as fast as it can, in a process of its own that tests kill. */
const { DATABASE_URL = '', RELEASES_FOLDER = '' } = process.env;
const store = {
  db: openPostgres(DATABASE_URL, { max: 2, connectionTimeout: 20_000 }),
  releases: createReleaseFiles(RELEASES_FOLDER),
  config: { APP_ORIGIN: 'https://jobs.example.ng', RELEASE_FREEZE: undefined, PLATFORM_TIME_ZONE: 'UTC' },
};
for (;;) {
  await advanceRollouts(store);
  process.stdout.write('.');
}
