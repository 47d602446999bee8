import { type ApplicationSort, applicationSorts } from '@foothold/shared/contract';
import { SearchBox, SortSelect, useUpdateSearchParams } from '@foothold/shared/lists';
import { media } from '@foothold/shared/ui';
import styled from 'styled-components';
import type { ApplicationFilters, FilterParam } from '../../applications/applicationFilters';
import { JobFilter } from './JobFilter';
import { ViewSwitch } from './ViewSwitch';
import type { ApplicationView } from './view';

interface ToolbarProps {
  orgId: number;
  filters: ApplicationFilters;
  jobTitle: string | null;
  /** The job is part of the path, so it cannot be changed here. */
  isSingleJob: boolean;
  view: ApplicationView;
}

/** Search by name, filter by job, sort order. */
export function Toolbar({ orgId, filters, jobTitle, isSingleJob, view }: ToolbarProps) {
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
      <End>
        {view !== 'table' && (
          <SortSelect
            options={sortOptions}
            value={filters.sort ?? 'newest'}
            onChange={(sort) => change({ sort: sort === 'newest' ? null : sort })}
          />
        )}
        <ViewSwitch view={view} />
      </End>
    </Bar>
  );
}

const sortLabels: Record<ApplicationSort, string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  name: 'Name',
  name_desc: 'Name, Z to A',
  job: 'Job',
  job_desc: 'Job, Z to A',
  rating: 'Best rated',
  rating_asc: 'Lowest rated',
  status: 'Status',
  status_desc: 'Status, last first',
};
const sortOptions = applicationSorts.map((value) => ({ value, label: sortLabels[value] }));

const End = styled.div`display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; margin-left: auto;`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1rem;
  margin-bottom: 1rem;
  ${media.phone} { gap: 0.25rem 0.5rem; margin-bottom: -0.375rem; > :nth-child(2):not(:last-child) { min-width: 0; } }
`;
