import { formatJobCount } from '@foothold/shared/format';
import { FilterBar, JobResults, JobSearchBox, loadJobList } from '@foothold/shared/jobList';
import { useLoaderData } from '@foothold/shared/router';
import { PageHeader, Skeleton } from '@foothold/shared/ui';
import { PublicJobCard } from '../../jobs/PublicJobCard';
import { PublicLayout } from '../../layout/PublicLayout';
import { title } from './title';

export { shouldRevalidate } from '@foothold/shared/lists';
export const loader = loadJobList;

/** Every open job, for everybody. The address is the state of the search. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  const { page: jobs, search } = list;
  return (
    <PublicLayout>
      <PageHeader
        title={title}
        subtitle={<span role="status">{jobs && formatJobCount(jobs.total, search.date)}</span>}
        actions={<JobSearchBox search={search} />}
      />
      <FilterBar list={list} />
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
