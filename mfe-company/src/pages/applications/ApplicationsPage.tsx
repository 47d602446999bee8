import { LoadFailure } from '@foothold/shared/area';
import { applicationStatuses } from '@foothold/shared/contract';
import { useLoaderData, useSearchParams } from '@foothold/shared/router';
import { BackLink, ChipRow, EmptyState, FilterMenu, LinkButton, Page, PageHeader, Stack } from '@foothold/shared/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { ApplicationList } from './ApplicationList';
import { load, type Wish } from './load';

export const loader = load;

/** Applications to the company, or to one job of it. */
export function Component() {
  const { wish, first, jobTitle } = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();

  const filterBy = (status: string | null) => {
    const next = new URLSearchParams(search);
    if (status) next.set('status', status);
    else next.delete('status');
    setSearch(next, { preventScrollReset: true });
  };
  const untouched = first.total === 0 && !wish.status && !wish.job_id;

  return (
    <Frame subtitle={summary(first.total, jobTitle)} ofJob={wish.job_id !== undefined}>
      {untouched ? (
        <NoneYet />
      ) : (
        <Stack>
          <ChipRow aria-label="Filters">
            <FilterMenu name="Status" options={applicationStatuses} value={wish.status ?? null} onChange={filterBy} />
          </ChipRow>
          {first.total === 0 ? (
            <NoneFound status={wish.status} />
          ) : (
            <ApplicationList key={JSON.stringify(wish)} wish={wish} first={first} />
          )}
        </Stack>
      )}
    </Frame>
  );
}

export const ErrorBoundary = () => (
  <Frame>
    <LoadFailure say={(cause) => `Error fetching Applications: ${cause}`} />
  </Frame>
);

function summary(total: number, jobTitle: string | null): ReactNode {
  const count = total === 1 ? '1 application' : `${total.toLocaleString('en-GB')} applications`;
  return <span role="status">{jobTitle ? `${count} for ${jobTitle}` : count}</span>;
}

const NoneYet = () => (
  <EmptyState
    title="No Applications Yet"
    action={
      <LinkButton to={paths.createJob} $tone="primary">
        Create Your First Job
      </LinkButton>
    }
  >
    Applications arrive here once a job of yours is open.
  </EmptyState>
);

const NoneFound = ({ status }: Pick<Wish, 'status'>) => (
  <EmptyState title="No applications found." missing="match">
    {status ? 'Choose another status, or clear it.' : 'Nobody has applied for this job yet.'}
  </EmptyState>
);

function Frame({ subtitle, ofJob, children }: { subtitle?: ReactNode; ofJob?: boolean; children: ReactNode }) {
  const create = (
    <LinkButton to={paths.createJob} $tone="soft" icon={Plus}>
      Create Job
    </LinkButton>
  );
  return (
    <Page>
      {ofJob && <BackLink to={paths.jobs}>Jobs</BackLink>}
      <PageHeader title="Applications" subtitle={subtitle} actions={create} />
      {children}
    </Page>
  );
}
