import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { countDueReminders } from '../../hiring/interviews/reminders.queries';
import { loadLastBackup } from '../../platform/backup/lastBackup';
import { pingClamd } from '../../platform/clamd';
import type { Context } from '../../platform/context';
import { getPoolStatus } from '../../platform/db';
import type { Figures } from '../../platform/metrics/figures';
import { loadLiveHealth } from '../../platform/releases/liveHealth';
import { countOutbox, countPendingScans } from './figures.queries';

/** Milliseconds for which figures are not asked for again, however often the page is read. */
const freshFor = 3_000;
/** Milliseconds after which what has not answered counts as away. */
const timeout = 2_500;

type Sources = Pick<Context, 'config' | 'db'>;
type DatabaseFigures = Pick<Figures, 'queues' | 'releases'>;

/** Reads the figures of the metrics page: at most every three seconds, and never waiting for long. It does not reject. */
export function createFigureReader({ config, db }: Sources): () => Promise<Figures> {
  const askDatabase = createQuestion(() => readDatabase({ config, db }));
  const askClamd = createQuestion(async () => (config.CLAMD_URL ? pingClamd(config.CLAMD_URL, timeout) : undefined));
  const askDisk = createQuestion(async () => {
    const { bavail, blocks, bsize } = await statfs(config.DATA_DIR);
    return { free_bytes: bavail * bsize, size_bytes: blocks * bsize };
  });
  const askLastBackup = createQuestion(() => loadLastBackup(config.DATA_DIR));
  return async () => {
    const pool = getPoolStatus(db);
    const [found, clamd_up, disk, last_backup_at] = await Promise.all([
      askDatabase(),
      askClamd(),
      askDisk(),
      askLastBackup(),
    ]);
    return {
      database_up: found !== undefined,
      pool,
      ...(found ?? { queues: [], releases: [] }),
      clamd_up,
      disk,
      last_backup_at,
    };
  };
}

/** Asks once at a time, and again when the answer is no longer fresh. Resolves to undefined where there is none in time. */
function createQuestion<T>(ask: () => Promise<T>): () => Promise<T | undefined> {
  let asked: { at: number; answer: Promise<T | undefined> } | undefined;
  let isAnswered = true;
  return () => {
    if (!asked || (isAnswered && performance.now() - asked.at > freshFor)) {
      isAnswered = false;
      const answer = ask()
        .catch(() => undefined)
        .finally(() => {
          isAnswered = true;
        });
      asked = { at: performance.now(), answer };
    }
    return Promise.race([asked.answer, pause(timeout, undefined, { ref: false })]);
  };
}

async function readDatabase({ config, db }: Sources): Promise<DatabaseFigures> {
  const emails = await countOutbox(db);
  const reminders = await countDueReminders(db, new Date());
  // Without a scanner documents open unscanned, and nothing waits.
  const scans = config.CLAMD_URL ? await countPendingScans(db) : { tasks: 0, oldest_seconds: 0 };
  return {
    queues: [
      { queue: 'emails', ...emails },
      { queue: 'reminders', ...reminders },
      { queue: 'scans', ...scans },
    ],
    releases: await loadLiveHealth(db),
  };
}
