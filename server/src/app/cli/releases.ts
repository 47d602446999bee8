import { runReleases } from '@foothold/shared/commands';
import { runCommand } from './command';
import { withOperations } from './withOperations';

/** Lists the releases of the server that FOOTHOLD_URL names, of that of DATA_DIR, or on the data of a stopped one. */
runCommand(() =>
  runReleases(process.argv.slice(2), 'pnpm releases', (work, { offlineData }) =>
    withOperations(work, { offlineData: offlineData ? 'existing' : 'never' }),
  ),
);
