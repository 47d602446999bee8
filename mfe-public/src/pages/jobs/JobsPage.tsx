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
import { PageHeader, Skeleton } from '@foothold/shared/ui';
import { SaveListSearch } from '../../jobAlerts/SaveListSearch';
import { PublicJobCard } from '../../jobs/PublicJobCard';
import { PublicLayout } from '../../layout/PublicLayout';
import { title } from './title';

export { shouldRevalidateJobList as shouldRevalidate } from '@foothold/shared/jobList';
export const loader = createJobListLoader({
  loadContent: async (id, signal) => (await import('./jobPane')).loadJobPane(id, signal),
  // The page leads on to the address with the job's title.
  getPath: (id) => `/viewjob/job/${id}`,
});

/** Every open job, for everybody. The address is the state of the search. */
export function Component() {
  const list = useLoaderData<LoadedJobList>();
  const { page: jobs, search } = list;
  return (
    <PublicLayout>
      <PageHeader
        title={title}
        subtitle={<span role="status">{jobs && formatJobCount(jobs.total, search.date)}</span>}
        actions={
          <>
            <ViewSwitch />
            <JobSearchBox search={search} />
          </>
        }
      />
      <FilterBar list={list} actions={<SaveListSearch search={search} />} />
      <JobResults list={list} cardComponent={PublicJobCard} />
    </PublicLayout>
  );
}

export const HydrateFallback = () => (
  <PublicLayout>
    <PageHeader title={title} />
    <Skeleton of="card" count={6} />
  </PublicLayout>
);
