import type { Job } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { toViewContext } from '../loadJob';
import { listCardsByIds } from '../queries';
import { toPublicJob } from '../toJob';

/** Some two kilobytes each. */
const maxEntries = 5000;

export type LoadJobCards = (found: readonly { id: number; state: string }[]) => Promise<Map<number, Job>>;

/**
 * These jobs as lists show them to visitors, kept from one list to the next: to read and carry them takes longer than to
 * find them. The state in which a job was found tells whether it or its company was changed since, by whichever server.
 */
export function createJobCardCache(context: Context): LoadJobCards {
  const kept = new Map<number, { key: string; job: Job }>();
  const keep = (key: string, job: Job) => {
    kept.delete(job.id);
    kept.set(job.id, { key, job });
    const [oldest] = kept.keys();
    if (kept.size > maxEntries && oldest !== undefined) kept.delete(oldest);
    return job;
  };
  return async (found) => {
    const view = toViewContext(context, null);
    // How many days are left is another number tomorrow.
    const keyOf = (state: string) => `${state} ${view.today}`;
    const jobs = new Map<number, Job>();
    const unknown: number[] = [];
    for (const { id, state } of found) {
      const known = kept.get(id);
      if (known?.key === keyOf(state)) jobs.set(id, keep(known.key, known.job));
      else unknown.push(id);
    }
    for (const card of unknown.length > 0 ? await listCardsByIds(context.db, unknown) : [])
      jobs.set(card.id, keep(keyOf(card.state), toPublicJob(card, view)));
    return jobs;
  };
}
