import { AreaPage, AreaPageSkeleton, type PageOutline } from '@foothold/shared/area';
import { formatJobCount } from '@foothold/shared/format';
import {
  createJobListLoader,
  FilterBar,
  JobResults,
  JobSearchBox,
  type LoadedJobList,
  ViewSwitch,
} from '@foothold/shared/jobList';
import { useLoaderData } from '@foothold/shared/router';
import { Skeleton, standaloneLinkStyle, TextLink, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { StudentJobCard } from '../../jobs/StudentJobCard';
import { paths } from '../../routes/paths';
import { NewJobsContext } from '../../savedSearches/newJobs';
import { SaveSearch } from '../../savedSearches/SaveSearch';
import { useSavedSearches } from '../../savedSearches/useSavedSearches';

export { shouldRevalidateJobList as shouldRevalidate } from '@foothold/shared/jobList';
export const loader = createJobListLoader({
  loadContent: async (id, signal) => (await import('./jobPane')).loadJobPane(id, signal),
  getPath: paths.job,
});

/** The address is the state of the search: filters, search box and sort order change it, and that runs the loader. */
export function Component() {
  const list = useLoaderData<LoadedJobList>();
  const { page: jobs, search } = list;
  const savedSearches = useSavedSearches(search);

  return (
    <AreaPage
      outline={outline}
      subtitle={
        <SubtitleRow>
          <span role="status">{jobs && formatJobCount(jobs.total, search.date)}</span>
          <TextLink to={paths.saved}>Saved jobs</TextLink>
          <TextLink to={paths.forYou}>For you</TextLink>
        </SubtitleRow>
      }
      actions={
        <>
          <ViewSwitch />
          <JobSearchBox search={search} />
        </>
      }
    >
      <FilterBar list={list} actions={<SaveSearch state={savedSearches} />} />
      <NewJobsContext value={savedSearches.newJobs}>
        <JobResults list={list} cardComponent={StudentJobCard} />
      </NewJobsContext>
    </AreaPage>
  );
}

const outline: PageOutline = {
  title: 'Jobs',
  skeleton: <Skeleton of="card" count={6} />,
  failure: 'Failed to fetch jobs. Please try again.',
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;

const SubtitleRow = styled.span`
  display: flex;
  flex-wrap: wrap;
  > :not(:empty) { margin-right: ${t.space[4]}; }
  a { ${standaloneLinkStyle} }
`;
