import type { Db } from '../db';
import { claimJobs, finishJob, type Job, postponeJob } from './queries';
import { GivenUp, type Log, type Work } from './work';

export interface Outbox {
  db: Db;
  /** What is done for each kind of job. */
  work: Record<string, Work>;
  log: Log;
}

const mostAtOnce = 5;

/** Does every job that is due, a few at a time, until none is left or `signal` aborts. */
export async function deliverDue(outbox: Outbox, signal?: AbortSignal): Promise<void> {
  const kinds = Object.keys(outbox.work);
  while (!signal?.aborted) {
    const jobs = await claimJobs(outbox.db, kinds, mostAtOnce);
    if (jobs.length === 0) return;
    // All of them end before anything else happens, whatever becomes of one.
    const ends = await Promise.allSettled(jobs.map((job) => attempt(outbox, job)));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }
}

async function attempt({ db, work, log }: Outbox, job: Job) {
  const facts = { job: job.id, kind: job.kind, attempt: job.attempts };
  const giveUpAt = Date.parse((job.payload as { give_up_at: string }).give_up_at);
  try {
    if (Date.now() > giveUpAt) throw new GivenUp('too late');
    await work[job.kind]?.(job);
  } catch (cause) {
    const error = nameOf(cause);
    const seconds = delayAfter(job.attempts);
    if (cause instanceof GivenUp || Date.now() + seconds * 1000 > giveUpAt) {
      log.error({ ...facts, error }, 'a job of the outbox was given up');
      await finishJob(db, job.id, error);
    } else {
      log.warn({ ...facts, error, seconds }, 'a job of the outbox failed and will be tried again');
      await postponeJob(db, job, { seconds, error });
    }
    return;
  }
  await finishJob(db, job.id);
}

const anHour = 3600;

/** Seconds until the next try: ten, then twice as many each time, at most an hour; spread, so that not all come at once. */
export const delayAfter = (attempts: number, chance = Math.random()): number =>
  Math.round(Math.min(10 * 2 ** (attempts - 1), anHour) * (1 + chance / 5));

/** What went wrong, without what a server or a system said about it: that may name people. */
function nameOf(cause: unknown): string {
  const { code, command, responseCode, name } = cause as Record<string, unknown>;
  return [code ?? name ?? 'unknown', command, responseCode].filter(Boolean).join(' ');
}
