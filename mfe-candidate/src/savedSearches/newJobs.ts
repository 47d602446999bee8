import { createContext } from 'react';

/** The jobs of the list that are new in the saved search which it shows. */
export const NewJobsContext = createContext<ReadonlySet<number>>(new Set());

/** What was new when this document first showed a search, so that a job is still marked when its reader comes back from it. */
const shownAsNew = new Map<number, ReadonlySet<number>>();

export const getShownAsNew = (search_id: number): ReadonlySet<number> => shownAsNew.get(search_id) ?? new Set();

export function addShownAsNew(search_id: number, job_ids: readonly number[]): ReadonlySet<number> {
  const marked = new Set([...getShownAsNew(search_id), ...job_ids]);
  shownAsNew.set(search_id, marked);
  return marked;
}
