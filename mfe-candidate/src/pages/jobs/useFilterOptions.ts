import type { countJobs, Output } from '@foothold/shared/contract';
import { useState } from 'react';
import { formatCount } from './labels';
import { type Filter, type JobSearch, omitSort } from './search';

type Counts = Output<typeof countJobs>['counts'];
type OptionNames = Partial<Record<Filter, readonly string[]>>;

/**
 * What each filter offers, and how many jobs each choice would show beside what is set. Fetched when a filter opens:
 * the first view does without. What does not come is logged and left out.
 */
export function useFilterOptions(search: JobSearch) {
  const [names, setNames] = useState<OptionNames>(fixedOptions);
  const [counted, setCounted] = useState<{ by: string; counts: Counts | undefined } | null>(null);
  const filters = omitSort(search);
  const filtersKey = JSON.stringify(filters);
  const isCounted = counted?.by === filtersKey;
  const counts = isCounted ? counted.counts : undefined;

  const loadCounts = async () => {
    const response = await importCalls()
      .then(({ countByOption: loadOptions }) => loadOptions(filters))
      .catch(logError);
    setCounted({ by: filtersKey, counts: response?.counts });
  };
  const loadNames = async (filter: Filter) => {
    const found =
      (await importCalls()
        .then(({ optionLoaders }) => optionLoaders[filter]?.())
        .catch(logError)) ?? [];
    setNames((known) => ({ ...known, [filter]: found }));
  };
  const ask = (filter: Filter) => {
    if (!counts) void loadCounts();
    // A list that did not come the last time is asked for again.
    if (!names[filter]?.length) void loadNames(filter);
  };
  const getOptions = (filter: Filter) => {
    const values = names[filter];
    if (fixedOptions[filter])
      return fixedOptions[filter].map((value) => ({ value, count: formatOptionCount(value, counts?.[filter]) }));
    // A list waits for its numbers, which order it: no row moves away from under a finger.
    return values && isCounted ? sortOptions(values, counts?.[filter], search[filter]) : undefined;
  };
  return { optionsOf: getOptions, ask };
}

const fixedOptions: OptionNames = {
  date: ['Today', 'Yesterday', 'Last week', 'All time'],
  field: ['Art', 'Commercial', 'Science'],
  stipend: ['Yes', 'No'],
};

// With the part of the contract that they speak: the first view needs neither.
const importCalls = () => import('./filterOptionCalls');

const logError = (cause: unknown): undefined => void reportError(cause);

const zeroLabel = '0';
type OptionCounts = Counts[Filter] | undefined;

/** What has no job is offered only where nothing has one: such a list would be empty. */
function sortOptions(names: readonly string[], tally: OptionCounts, set: string | undefined) {
  const values = names.length > 0 ? names : (tally ?? []).map(({ value }) => value);
  const options = values.map((value) => ({ value, count: formatOptionCount(value, tally) }));
  const some = options.filter(({ count, value }) => count !== zeroLabel || value === set);
  return some.length > 0 ? some : options;
}

/** The server names the values of most jobs: one that is left out of many may have some all the same. */
function formatOptionCount(value: string, tally: OptionCounts): string | undefined {
  const found = tally?.find((row) => row.value === value);
  return found ? formatCount(found.count) : tally && coversAllJobs(tally) ? zeroLabel : undefined;
}
const coversAllJobs = (tally: NonNullable<OptionCounts>) =>
  tally.length < maxNamedValues && tally.reduce((sum, { count }) => sum + count, 0) < maxCountedJobs;
const [maxNamedValues, maxCountedJobs] = [50, 1000];
