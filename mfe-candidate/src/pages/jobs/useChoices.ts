import type { countJobs, Output } from '@foothold/shared/contract';
import { useState } from 'react';
import { type Filter, type JobSearch, narrowingOf } from './search';
import { shown } from './words';

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
      .catch(logged);
    setCounted({ by, counts: answer?.counts });
  };
  const list = async (filter: Filter) => {
    const found =
      (await calls()
        .then(({ lists }) => lists[filter]?.())
        .catch(logged)) ?? [];
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
    return values && isCounted ? inOrder(values, counts?.[filter], search[filter]) : undefined;
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

const logged = (cause: unknown): undefined => void reportError(cause);

const none = '0';
type Tally = Counts[Filter] | undefined;

/** What has no job is offered only where nothing has one: such a list would be empty. */
function inOrder(names: readonly string[], tally: Tally, set: string | undefined) {
  const values = names.length > 0 ? names : (tally ?? []).map(({ value }) => value);
  const options = values.map((value) => ({ value, count: countOf(value, tally) }));
  const some = options.filter(({ count, value }) => count !== none || value === set);
  return some.length > 0 ? some : options;
}

/** The server names the values of most jobs: one that is left out of many may have some all the same. */
function countOf(value: string, tally: Tally): string | undefined {
  const found = tally?.find((row) => row.value === value);
  return found ? shown(found.count) : tally && namesAll(tally) ? none : undefined;
}
const namesAll = (tally: NonNullable<Tally>) =>
  tally.length < mostNamed && tally.reduce((sum, { count }) => sum + count, 0) < mostCounted;
const [mostNamed, mostCounted] = [50, 1000];
