import { runRelease } from '@foothold/shared/commands';
import { runCommand } from './command';
import { withOperations } from './withOperations';

/** Releases to the server that FOOTHOLD_URL names, to that of DATA_DIR, or on the data of a stopped one. */
runCommand(() =>
  runRelease(process.argv.slice(2), 'pnpm release', (work, { offlineData }) =>
    withOperations(work, { offlineData: offlineData ? 'existing' : 'never' }),
  ),
);
