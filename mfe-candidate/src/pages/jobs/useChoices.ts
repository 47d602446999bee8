import { call } from '@foothold/shared/api';
import { countJobs, listCompanyNames, listLocations, type Output } from '@foothold/shared/contract';
import { useState } from 'react';
import { type Filter, type JobSearch, narrowingOf } from './search';

type Counts = Output<typeof countJobs>['counts'];
type Names = Partial<Record<Filter, readonly string[]>>;

/**
 * What each filter offers, and how many jobs each choice would show beside what is set. Fetched when a filter opens:
 * the first view does without. What does not come is logged and left out.
 */
export function useChoices(search: JobSearch) {
  const [names, setNames] = useState<Names>(fixed);
  const [counted, setCounted] = useState<{ by: string; counts: Counts } | null>(null);
  const narrowing = narrowingOf(search);
  const by = JSON.stringify(narrowing);
  const counts = counted?.by === by ? counted.counts : null;

  const count = async () => {
    const answer = await call(countJobs, { query: narrowing }).catch(none);
    if (answer) setCounted({ by, counts: answer.counts });
  };
  const list = async (filter: Filter) => {
    const found = (await lists[filter]?.().catch(none)) ?? [];
    setNames((known) => ({ ...known, [filter]: found }));
  };
  const ask = (filter: Filter) => {
    if (!counts) void count();
    // A list that did not come the last time is asked for again.
    if (!names[filter]?.length) void list(filter);
  };
  return { optionsOf: (filter: Filter) => optionsOf(names[filter], counts?.[filter]), ask };
}

const fixed: Names = {
  date: ['Today', 'Yesterday', 'Last week', 'All time'],
  field: ['Art', 'Commercial', 'Science'],
  stipend: ['Yes', 'No'],
};

const lists: Partial<Record<Filter, () => Promise<string[]>>> = {
  company: async () => (await call(listCompanyNames)).data,
  location: async () => (await call(listLocations)).data.map(({ name }) => name),
};

const none = (cause: unknown): undefined => void reportError(cause);

/** Undefined while the list is on its way. What has jobs stands before what has none. */
function optionsOf(names: readonly string[] | undefined, tally: Counts[Filter] | undefined) {
  if (!names) return undefined;
  const numbers = new Map(tally?.map(({ value, count }) => [value, count]));
  const values = names.length > 0 ? names : [...numbers.keys()];
  const options = values.map((value) => ({ value, count: tally && (numbers.get(value) ?? unnamed(tally)) }));
  return [...options.filter(({ count }) => count !== 0), ...options.filter(({ count }) => count === 0)];
}

/** The server names the values of most jobs: one that a full list leaves out may have some all the same. */
const unnamed = (tally: Counts[Filter]) => (tally.length < mostNamed ? 0 : undefined);
const mostNamed = 50;
