import { jobFilters } from '@foothold/shared/contract';
import { jobFilterLabels } from '@foothold/shared/format';
import {
  ActiveFilterLine,
  AllFiltersChip,
  FilterBarLayout,
  FilterTag,
  JobPane,
  JobSearchBox,
  SplitLayout,
  ViewSwitchLayout,
} from '@foothold/shared/jobList';
import { SortSelect } from '@foothold/shared/lists';
import {
  Chip,
  ChipRow,
  Columns,
  EmptyState,
  Icon,
  PageHeader,
  standaloneLinkStyle,
  TextLink,
} from '@foothold/shared/ui';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { If, Unless } from '../../components/placeholders';
import { SaveButton } from '../../jobAlerts/SaveListSearch';
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
          <ViewSwitchLayout />
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
      sort={<SortSelect options={[{ value: '', label: '{{sort}}' }]} value="" onChange={() => undefined} disabled />}
    />
    <If placeholder="any">
      <SplitLayout
        // Empty: which job stands there is known to the scripts.
        pane={<JobPane />}
      >
        <Columns $cards>
          <If placeholder="jobs">
            <JobCardPrerender />
          </If>
        </Columns>
      </SplitLayout>
    </If>
    <Unless placeholder="any">
      <EmptyState title="{{none.title}}">{'{{none.hint}}'}</EmptyState>
    </Unless>
  </PublicLayout>
);

const ChipsPrerender = () => (
  <ChipRow aria-label="Filters">
    <If placeholder="further_count">
      <AllFiltersChip count="{{further_count}}" />
    </If>
    <Unless placeholder="further_count">
      <AllFiltersChip />
    </Unless>
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

/** Removing and clearing work without scripts too. */
const ActiveFiltersPrerender = () => (
  <If placeholder="is_filtered">
    <ActiveFilterLine>
      <span>Active filters:</span>
      <If placeholder="q">
        <b>{'“{{q}}”'}</b>
      </If>
      <If placeholder="active_filters">
        <FilterTag as="a" href="{{path_without}}" aria-label="Remove {{label}}">
          {'{{label}}'}
          <Icon icon={X} small />
        </FilterTag>
      </If>
      <ClearLink to="/jobs">Clear all</ClearLink>
      <SaveButton label="Get mails" />
    </ActiveFilterLine>
  </If>
);

const ClearLink = styled(TextLink)`${standaloneLinkStyle}`;
