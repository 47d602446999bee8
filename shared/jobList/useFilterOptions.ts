import { type countJobs, type JobFilter, type JobListSearch, jobFields, type Output } from '@foothold/shared/contract';
import { formatCount } from '@foothold/shared/format';
import { useState } from 'react';
import { omitSort } from './search';

type Counts = Output<typeof countJobs>['counts'];
type OptionNames = Partial<Record<JobFilter, readonly string[]>>;

/**
 * The options of each filter, and how many jobs each would show together with the other filters. Loaded when a filter
 * opens, to keep the first view small. Failures are logged; the options or counts are then missing.
 */
export function useFilterOptions(search: JobListSearch) {
  const [names, setNames] = useState<OptionNames>(fixedOptions);
  const [counted, setCounted] = useState<{ filtersKey: string; counts: Counts | undefined } | null>(null);
  const filters = omitSort(search);
  const filtersKey = JSON.stringify(filters);
  const isCounted = counted?.filtersKey === filtersKey;
  const counts = isCounted ? counted.counts : undefined;

  const loadCounts = async () => {
    const response = await importCalls()
      .then(({ countByOption }) => countByOption(filters))
      .catch(logError);
    setCounted({ filtersKey, counts: response?.counts });
  };
  const loadNames = async (filter: JobFilter) => {
    const loaded =
      (await importCalls()
        .then(({ optionLoaders }) => optionLoaders[filter]?.())
        .catch(logError)) ?? [];
    setNames((current) => ({ ...current, [filter]: loaded }));
  };
  const loadOptions = (filter: JobFilter) => {
    if (!counts) void loadCounts();
    // Empty after a failure: try again.
    if (!names[filter]?.length) void loadNames(filter);
  };
  const getOptions = (filter: JobFilter) => {
    const values = names[filter];
    if (fixedOptions[filter])
      return fixedOptions[filter].map((value) => ({ value, count: formatOptionCount(value, counts?.[filter]) }));
    // Loaded names wait for the counts, which decide what is listed: otherwise rows would move under the pointer.
    return values && isCounted ? listOptions(values, counts?.[filter], search[filter]) : undefined;
  };
  return { getOptions, loadOptions };
}

const fixedOptions: OptionNames = {
  date: ['Today', 'Yesterday', 'Last week', 'All time'],
  field: [...jobFields].sort(),
  stipend: ['Yes', 'No'],
};

// Loaded on demand together with their part of the contract: the first view needs neither.
const importCalls = () => import('./filterOptionCalls');

const logError = (cause: unknown): undefined => void reportError(cause);

const zeroLabel = '0';
type OptionCounts = Counts[JobFilter] | undefined;

/** Leaves out options without jobs, except the selected one; all options stay when none has jobs. */
function listOptions(names: readonly string[], optionCounts: OptionCounts, selected: string | undefined) {
  const values = names.length > 0 ? names : (optionCounts ?? []).map(({ value }) => value);
  const options = values.map((value) => ({ value, count: formatOptionCount(value, optionCounts) }));
  const withJobs = options.filter(({ count, value }) => count !== zeroLabel || value === selected);
  return withJobs.length > 0 ? withJobs : options;
}

/** The server sends the most frequent values only: a value that is missing has no jobs only if the counts are complete. */
function formatOptionCount(value: string, optionCounts: OptionCounts): string | undefined {
  const row = optionCounts?.find((candidate) => candidate.value === value);
  if (row) return formatCount(row.count);
  return optionCounts && isComplete(optionCounts) ? zeroLabel : undefined;
}

const isComplete = (optionCounts: NonNullable<OptionCounts>) =>
  optionCounts.length < maxNamedValues && optionCounts.reduce((sum, { count }) => sum + count, 0) < maxCountedJobs;

/** The server's limits: values for each filter, and jobs that are counted. */
const [maxNamedValues, maxCountedJobs] = [50, 1000];
