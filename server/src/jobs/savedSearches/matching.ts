import { startSpans } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { type Db, type Tx, transact } from '../../platform/db';
import { todayIn } from '../../platform/time/days';
import { holdAlerts } from '../alerts/runs.queries';
import { toStartDays } from '../search/period';
import { createQueryInterpreter } from '../search/words';
import { writeCompiled } from './compiled.queries';
import { createCompiler } from './compileSearch';
import {
  claimUnmatchedJobs,
  insertMatches,
  listOutdatedSearches,
  lockOldestCompiled,
  type SearchToCompile,
  skipUnmatchedJobs,
} from './matching.queries';

type Services = Pick<Context, 'db' | 'config'>;

/** Jobs that are matched in one transaction. */
const batchSize = 100;

/**
 * Finds the saved searches of each job that was listed since, in transactions that take the jobs and write what they match:
 * no second process and no restart loses a job or matches it twice.
 */
export async function matchListedJobs({ db, config }: Services, now = new Date()): Promise<void> {
  if (await skipUnmatchedJobs(db)) return;
  const today = todayIn(config.PLATFORM_TIME_ZONE, now);
  const startDays = startSpans.map((start) => ({ start, ...toStartDays(start, today) }));
  let count: number;
  do {
    count = await transact(db, async (tx) => {
      await holdAlerts(tx);
      const jobs = await claimUnmatchedJobs(tx, batchSize);
      if (jobs.length === 0) return 0;
      const outdated = await listOutdatedSearches(
        tx,
        jobs.map(({ job_id }) => job_id),
      );
      await compileAll(tx, outdated);
      await insertMatches(tx, jobs, { now, today, startDays });
      return jobs.length;
    });
  } while (count === batchSize);
}

/** Searches that are compiled again in one go: all of a hundred thousand within a day, a go every minute. */
const maxRefreshed = 200;

/** Compiles the searches again that were compiled the day before. */
export const refreshSearches = (db: Db): Promise<void> =>
  transact(db, async (tx) => compileAll(tx, await lockOldestCompiled(tx, maxRefreshed)));

async function compileAll(tx: Tx, searches: readonly SearchToCompile[]): Promise<void> {
  if (searches.length === 0) return;
  const compile = createCompiler(tx, createQueryInterpreter(tx));
  const compilations = [];
  for (const search of searches) compilations.push({ ...search, compiled: await compile(search.conditions) });
  await writeCompiled(tx, compilations);
}
