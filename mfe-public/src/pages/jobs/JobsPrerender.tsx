import { jobFilters } from '@foothold/shared/contract';
import { jobFilterLabels } from '@foothold/shared/format';
import { ActiveFilterLine, FilterBarLayout, JobSearchBox } from '@foothold/shared/jobList';
import { SortSelect } from '@foothold/shared/lists';
import { Chip, ChipRow, Columns, EmptyState, PageHeader, TextLink } from '@foothold/shared/ui';
import { If, Unless } from '../../components/placeholders';
import { JobCardPrerender } from '../../jobs/JobCardPrerender';
import { PublicLayout } from '../../layout/PublicLayout';
import { title } from './title';

/** The first page of the public list as a Mustache template that the server fills in. */
export const JobsPrerender = () => (
  <PublicLayout>
    <PageHeader
      title={title}
      subtitle={<span role="status">{'{{count}}'}</span>}
      actions={
        <>
          <If placeholder="q">
            <JobSearchBox search={{ q: '{{q}}' }} />
          </If>
          <Unless placeholder="q">
            <JobSearchBox search={{}} />
          </Unless>
        </>
      }
    />
    <FilterBarLayout
      chips={<ChipsPrerender />}
      activeFilters={<ActiveFiltersPrerender />}
      sort={<SortSelect options={[{ value: '', label: '{{sort}}' }]} value="" onChange={() => undefined} />}
    />
    <If placeholder="any">
      <Columns $gap={4}>
        <If placeholder="jobs">
          <JobCardPrerender />
        </If>
      </Columns>
    </If>
    <Unless placeholder="any">
      <EmptyState title="{{none.title}}">{'{{none.hint}}'}</EmptyState>
    </Unless>
  </PublicLayout>
);

const ChipsPrerender = () => (
  <ChipRow aria-label="Filters">
    {jobFilters.map((filter) => {
      const parts = { name: jobFilterLabels[filter], showsName: filter === 'stipend', onClear: () => undefined };
      return [
        <If key="set" placeholder={`filters.${filter}`}>
          <Chip {...parts} value={`{{filters.${filter}}}`} />
        </If>,
        <Unless key="unset" placeholder={`filters.${filter}`}>
          <Chip {...parts} />
        </Unless>,
      ];
    })}
  </ChipRow>
);

/** Clearing works without scripts too. */
const ActiveFiltersPrerender = () => (
  <If placeholder="is_filtered">
    <ActiveFilterLine>
      <span>Active filters:</span>
      <If placeholder="active">
        <b>{'{{.}}'}</b>
      </If>
      <TextLink to="/jobs">Clear all</TextLink>
    </ActiveFilterLine>
  </If>
);
