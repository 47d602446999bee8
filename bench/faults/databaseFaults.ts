import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Random } from '../../server/demo/random';
import type { Cluster } from './cluster';
import type { Fault } from './fault';

interface Database {
  cluster: Cluster;
  url: string;
}

/** What PostgreSQL does to the servers. */
export const databaseFaults: readonly Fault[] = [
  onDatabase('cut', async ({ url }, random) => {
    const times = random.int(1, 5);
    for (let time = 0; time < times; time += 1) {
      await terminateConnections(url);
      await pause(random.int(50, 500));
    }
    return `connections terminated ${times} times`;
  }),

  onDatabase('database-stop', async ({ cluster }, random) => {
    const milliseconds = random.int(0, 4000);
    await cluster.stopImmediately();
    await pause(milliseconds);
    await cluster.ensureRunning();
    return `PostgreSQL stopped at once, started after ${milliseconds} ms`;
  }),

  onDatabase('database-kill', async ({ cluster }, random) => {
    const isWhole = random.chance(0.5);
    await (isWhole ? cluster.killPostmaster() : cluster.killBackend());
    await pause(random.int(100, 1000));
    await cluster.ensureRunning();
    return isWhole ? 'PostgreSQL killed' : 'the process of a connection killed';
  }),

  onDatabase('database-freeze', async ({ cluster }, random) => {
    const milliseconds = random.int(300, 8000);
    await cluster.signalAll('SIGSTOP');
    await pause(milliseconds).finally(() => cluster.signalAll('SIGCONT'));
    return `PostgreSQL frozen for ${milliseconds} ms`;
  }),
];

function onDatabase(name: string, run: (database: Database, random: Random) => Promise<string>): Fault {
  return {
    name,
    leavesFiles: true,
    findObstacle: ({ cluster }) => (cluster ? undefined : 'the embedded database has no connections'),
    async run({ cluster, databaseUrl: url }, random) {
      if (!cluster || !url) throw new Error('There is no PostgreSQL.');
      return run({ cluster, url }, random);
    },
  };
}

async function terminateConnections(connectionString: string): Promise<void> {
  const owner = new pg.Client({ connectionString });
  await owner.connect();
  await owner
    .query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    .finally(() => owner.end());
}
