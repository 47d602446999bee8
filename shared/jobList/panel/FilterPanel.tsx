import {
  furtherJobFilters,
  type JobListParam,
  type JobListSearch,
  jobFilters,
  listActiveFilters,
} from '@foothold/shared/contract';
import { formatActiveFilter, formatCount } from '@foothold/shared/format';
import { Button, Hint, Meta, Panel, PanelFooter, Stack, TextButton, VisuallyHidden } from '@foothold/shared/ui';
import { type FormEvent, useState } from 'react';
import { noFilters, omitSort } from '../search';
import { hasReversedPay, PanelFields } from './PanelFields';
import { useMatchCount } from './useMatchCount';

interface FilterPanelProps {
  search: JobListSearch;
  isOpen: boolean;
  onClose: () => void;
  onApply: (change: Partial<Record<string, string | null>>) => void;
}

/** Every filter beside the chips. Nothing changes behind the panel until its button is pressed, which says what it shows. */
export const FilterPanel = ({ search, isOpen, onClose, onApply }: FilterPanelProps) => (
  <Panel title="All filters" isOpen={isOpen} onClose={onClose}>
    <FilterForm search={search} onApply={onApply} />
  </Panel>
);

/** Mounted with each opening: what was not applied is forgotten. */
function FilterForm({ search, onApply }: Pick<FilterPanelProps, 'search' | 'onApply'>) {
  const [chosen, setChosen] = useState<JobListSearch>(omitSort(search));
  const isReversed = hasReversedPay(chosen);
  const count = useMatchCount(chosen, !isReversed);
  const chips = listActiveFilters(chosen).filter((name) => name !== 'date' && jobFilters.some((chip) => chip === name));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isReversed) event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else onApply({ ...noFilters, ...pickFilters(chosen) });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {chips.length > 0 && (
          <Meta>{`Together with ${chips.map((name) => formatActiveFilter(name, chosen)).join(', ')}.`}</Meta>
        )}
        <PanelFields
          chosen={chosen}
          isReversed={isReversed}
          onChange={(change) => setChosen((current) => removeEmpty({ ...current, ...change }))}
        />
        <Hint>
          Not every job says its skills, kind, pay, duration, start or degree. One that does not is left out when you
          filter by it.
        </Hint>
      </Stack>
      <PanelFooter>
        <TextButton onClick={() => setChosen(({ q }) => removeEmpty({ q }))}>Clear all</TextButton>
        <Button type="submit" $tone="plain">
          {formatShow(count)}
        </Button>
        <VisuallyHidden role="status">{count === undefined ? '' : formatFound(count)}</VisuallyHidden>
      </PanelFooter>
    </form>
  );
}

/** 'Show 37 jobs' */
const formatShow = (count: number | undefined) => (count === undefined ? 'Show jobs' : `Show ${formatFound(count)}`);
const formatFound = (count: number) => (count === 1 ? '1 job' : `${formatCount(count)} jobs`);

const pickFilters = (search: JobListSearch) =>
  Object.fromEntries(
    [...jobFilters, ...furtherJobFilters].flatMap((name) => (search[name] ? [[name, search[name]]] : [])),
  );

const removeEmpty = (search: Partial<Record<JobListParam, string | undefined>>): JobListSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value));
