import { call } from '@foothold/shared/api';
import { LoadFailure } from '@foothold/shared/area';
import { type JobStatus, jobStatuses, listOrganizationJobs } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, replace, useLoaderData } from '@foothold/shared/router';
import { Columns, EmptyState, LinkButton, Page, PageHeader, Pager, StatStrip, TabLinks } from '@foothold/shared/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ownOrgId } from '../../organization';
import { paths } from '../../paths';
import { JobCard } from './JobCard';

const perPage = 20;

/** The tab and the page are in the address; a change of either runs this again. */
export async function loader({ request }: LoaderFunctionArgs) {
  ownOrgId();
  const { searchParams } = new URL(request.url);
  const tab = tabOf(searchParams.get('tab'));
  const page = Math.max(1, Number.parseInt(searchParams.get('page') ?? '', 10) || 1);
  const listing = await call(listOrganizationJobs, { query: { status: tab, page, limit: perPage } }, request.signal);
  // The last job of a last page may have been deleted: nobody is left on a page that is not there.
  if (page > 1 && listing.jobs.length === 0) throw replace(addressOf(tab));
  return { ...listing, tab, page };
}

export function Component() {
  const { jobs, counts, total, tab, page } = useLoaderData<typeof loader>();

  return (
    <Frame>
      <StatStrip figures={jobStatuses.map((status) => ({ label: `${status} Jobs`, value: counts[status] }))} />
      <TabLinks
        label="Jobs by status"
        tabs={jobStatuses.map((status) => ({
          to: addressOf(status),
          label: status,
          count: counts[status],
          current: status === tab,
        }))}
      />
      {jobs.length === 0 ? (
        <NoJobs tab={tab} />
      ) : (
        <>
          <Columns>
            {jobs.map((job) => (
              <JobCard key={job.id} job={job} />
            ))}
          </Columns>
          <Pager page={page} perPage={perPage} total={total} href={(to) => addressOf(tab, to)} label="Pages of jobs" />
        </>
      )}
    </Frame>
  );
}

export const ErrorBoundary = () => (
  <Frame>
    <LoadFailure say={() => 'Failed to fetch jobs. Please try again later.'} />
  </Frame>
);

function NoJobs({ tab }: { tab: JobStatus }) {
  const action = (
    <LinkButton to={paths.createJob} $tone="primary">
      Create Your First Job
    </LinkButton>
  );
  return (
    <EmptyState title={`No ${tab} jobs found`} missing="first" action={tab === 'Active' && action}>
      {nothingIn[tab]}
    </EmptyState>
  );
}

const nothingIn: Record<JobStatus, string> = {
  Active: 'A post takes five minutes.',
  Closed: 'Jobs that you close are kept here, and can be opened again.',
  Expired: 'Jobs whose deadline has passed are kept here, and can be opened again with a new one.',
};

function Frame({ children }: { children: ReactNode }) {
  const create = (
    <LinkButton to={paths.createJob} $tone="soft" icon={Plus}>
      Create Job
    </LinkButton>
  );
  return (
    <Page>
      <PageHeader title="Jobs" actions={create} />
      {children}
    </Page>
  );
}

const tabOf = (text: string | null) =>
  jobStatuses.find((status) => status.toLowerCase() === text?.toLowerCase()) ?? 'Active';

const addressOf = (tab: JobStatus, page = 1) => `${paths.jobs}?tab=${tab}${page > 1 ? `&page=${page}` : ''}`;
