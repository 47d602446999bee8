import type { Job } from '@foothold/shared/contract';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../platform/context';
import type { Db } from '../../platform/db';
import { toViewContext } from '../loadJob';
import { listCardsByIds } from '../queries';
import { toPublicJob } from '../toJob';
import { cacheJson } from './writeJobList';

/** About four kilobytes each, with their JSON. */
const maxEntries = 5000;

export type LoadJobCards = (found: readonly { id: number; state: string }[], db: Db) => Promise<Map<number, Job>>;

/**
 * Loads jobs as lists show them to visitors, and caches them between lists: reading them takes longer than finding them.
 * `state` tells whether the job or its company was changed since, by whichever process.
 */
export function createJobCardCache(context: Context): LoadJobCards {
  // The card holds the number of days left, so it is valid for one day.
  const cache = new LRUCache<number, { state: string; day: string; job: Job }>({ max: maxEntries });
  return async (found, db) => {
    const view = toViewContext(context, null);
    const jobs = new Map<number, Job>();
    const missing: number[] = [];
    for (const { id, state } of found) {
      const entry = cache.get(id);
      if (entry?.state === state && entry.day === view.today) jobs.set(id, entry.job);
      else missing.push(id);
    }
    for (const card of missing.length > 0 ? await listCardsByIds(db, missing) : []) {
      const job = toPublicJob(card, view);
      cacheJson(job);
      cache.set(card.id, { state: card.state, day: view.today, job });
      jobs.set(card.id, job);
    }
    return jobs;
  };
}
