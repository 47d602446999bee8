import { applicationSorts } from '@foothold/shared/contract';
import { SearchBox, SortSelect, useUpdateSearchParams } from '@foothold/shared/lists';
import { media } from '@foothold/shared/ui';
import styled from 'styled-components';
import type { ApplicationFilters, FilterParam } from '../../applications/applicationFilters';
import { JobFilter } from './JobFilter';

interface ToolbarProps {
  orgId: number;
  filters: ApplicationFilters;
  jobTitle: string | null;
  /** The job is part of the path, so it cannot be changed here. */
  isSingleJob: boolean;
}

/** Search by name, filter by job, sort order. */
export function Toolbar({ orgId, filters, jobTitle, isSingleJob }: ToolbarProps) {
  const change = useUpdateSearchParams<FilterParam>();
  return (
    <Bar>
      <SearchBox
        label="Search applicants"
        placeholder="Name of an applicant"
        q={filters.q ?? ''}
        onSearch={(q) => change({ q }, { replace: true })}
      />
      {!isSingleJob && <JobFilter orgId={orgId} filters={filters} selectedJobTitle={jobTitle} />}
      <SortSelect
        options={sortOptions}
        value={filters.sort ?? 'newest'}
        onChange={(sort) => change({ sort: sort === 'newest' ? null : sort })}
      />
    </Bar>
  );
}

const sortLabels = { newest: 'Newest', oldest: 'Oldest', name: 'Name' } as const;
const sortOptions = applicationSorts.map((value) => ({ value, label: sortLabels[value] }));

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1rem;
  margin-bottom: 1rem;
  ${media.phone} { gap: 0.5rem; > :nth-child(2):not(:last-child) { min-width: 0; } }
`;
