import type { countJobs, Output } from '@foothold/shared/contract';
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
  const [counted, setCounted] = useState<{ by: string; counts: Counts | undefined } | null>(null);
  const narrowing = narrowingOf(search);
  const by = JSON.stringify(narrowing);
  const isCounted = counted?.by === by;
  const counts = isCounted ? counted.counts : undefined;

  const count = async () => {
    const answer = await calls()
      .then(({ count: ask }) => ask(narrowing))
      .catch(none);
    setCounted({ by, counts: answer?.counts });
  };
  const list = async (filter: Filter) => {
    const found =
      (await calls()
        .then(({ lists }) => lists[filter]?.())
        .catch(none)) ?? [];
    setNames((known) => ({ ...known, [filter]: found }));
  };
  const ask = (filter: Filter) => {
    if (!counts) void count();
    // A list that did not come the last time is asked for again.
    if (!names[filter]?.length) void list(filter);
  };
  const optionsOf = (filter: Filter) => {
    const values = names[filter];
    if (fixed[filter]) return fixed[filter].map((value) => ({ value, count: countOf(value, counts?.[filter]) }));
    // A list waits for its numbers, which order it: no row moves away from under a finger.
    return values && isCounted ? inOrder(values, counts?.[filter]) : undefined;
  };
  return { optionsOf, ask };
}

const fixed: Names = {
  date: ['Today', 'Yesterday', 'Last week', 'All time'],
  field: ['Art', 'Commercial', 'Science'],
  stipend: ['Yes', 'No'],
};

// With the part of the contract that they speak: the first view needs neither.
const calls = () => import('./choiceCalls');

const none = (cause: unknown): undefined => void reportError(cause);

type Tally = Counts[Filter] | undefined;

/** What has jobs stands before what has none. */
function inOrder(names: readonly string[], tally: Tally) {
  const values = names.length > 0 ? names : (tally ?? []).map(({ value }) => value);
  const options = values.map((value) => ({ value, count: countOf(value, tally) }));
  return [...options.filter(({ count }) => count !== 0), ...options.filter(({ count }) => count === 0)];
}

/** The server names the values of most jobs: one that a full list leaves out may have some all the same. */
const countOf = (value: string, tally: Tally): number | undefined =>
  tally?.find((row) => row.value === value)?.count ?? (tally && tally.length < mostNamed ? 0 : undefined);
const mostNamed = 50;
