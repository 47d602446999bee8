import { call } from '@foothold/shared/api';
import { AreaPageFailure, AreaPageSkeleton } from '@foothold/shared/area';
import { envModes, jobFields } from '@foothold/shared/contract';
import { adminJobSearch, downloadAllJobs, jobStates, listAllJobs } from '@foothold/shared/contract/admin';
import { formatWorkMode } from '@foothold/shared/format';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { EmptyState } from '@foothold/shared/ui';
import { buildListOutline, ListPage } from '../../lists/ListPage';
import { parseListQuery, redirectFromMissingPage } from '../../routes/searchParams';
import { JobCard } from './JobCard';
import { jobColumns } from './jobColumns';

export async function loader({ request }: LoaderFunctionArgs) {
  const { search, page, query } = parseListQuery(adminJobSearch, request);
  const { jobs, total } = await call(listAllJobs, { query }, request.signal);
  redirectFromMissingPage(request, page, jobs);
  return { jobs, total, search, page };
}

export function Component() {
  const { jobs, ...list } = useLoaderData<typeof loader>();
  return (
    <ListPage
      outline={outline}
      noun={['job', 'jobs']}
      placeholder="Title or company"
      filters={filters}
      sortOptions={sortOptions}
      csvEndpoint={downloadAllJobs}
      empty={
        <EmptyState title="No jobs yet" illustration="first">
          Jobs stand here as soon as a company posts one.
        </EmptyState>
      }
      rows={jobs}
      columns={jobColumns}
      renderCard={(job) => <JobCard key={job.id} job={job} />}
      {...list}
    />
  );
}

const filters = [
  { name: 'state', label: 'Status', options: jobStates },
  { name: 'field', label: 'Field', options: jobFields },
  {
    name: 'env_mode',
    label: 'Work mode',
    options: envModes.map((mode) => ({ value: mode, label: formatWorkMode(mode) })),
  },
];

const sortOptions = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'title', label: 'Title' },
  { value: 'title_desc', label: 'Title, Z to A' },
  { value: 'deadline', label: 'Deadline' },
  { value: 'deadline_desc', label: 'Deadline, latest first' },
];

const outline = buildListOutline('Jobs');

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
