import { LoadFailure, useLive } from '@foothold/shared/area';
import { downloadApplications, pathTo } from '@foothold/shared/contract';
import { LongList } from '@foothold/shared/lists';
import { useLoaderData, useParams } from '@foothold/shared/router';
import { BackLink, LinkButton, OutLink, Page, PageHeader, Skeleton, t } from '@foothold/shared/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { paths } from '../../paths';
import { searchFor, type Wish } from '../../wish';
import { ApplicationCard, cardId } from './ApplicationCard';
import { type Listing, load } from './load';
import { NoneFound, NoneYet } from './NoApplications';
import { StatusTabs, sumOf } from './StatusTabs';
import { Toolbar } from './Toolbar';

export { shouldRevalidate } from '@foothold/shared/lists';
export const loader = load;

/** Applications to the company, or to one job of it. The address says which, and in which order. */
export function Component() {
  const { orgId, wish, page, counts, jobTitle } = useLoaderData<typeof loader>();
  const ofJob = useParams().id !== undefined;
  useLive('application', 'interview');
  if (!page || !counts) return null;

  const { job_id, status, q } = wish;
  if (sumOf(counts) === 0 && !q && !job_id) {
    return (
      <Frame subtitle={summary(0, null)}>
        <NoneYet />
      </Frame>
    );
  }
  return (
    <Frame
      ofJob={ofJob}
      subtitle={
        <Under>
          {summary(page.total, jobTitle)}
          {page.total > 0 && <TableLink orgId={orgId} wish={wish} />}
        </Under>
      }
    >
      <Toolbar orgId={orgId} wish={wish} jobTitle={jobTitle} ofJob={ofJob} />
      <StatusTabs wish={wish} counts={counts} />
      {page.total === 0 ? (
        <NoneFound narrowed={Boolean(status || q)} />
      ) : (
        <LongList
          key={JSON.stringify(wish)}
          first={page}
          pageIn={(loaded: Listing) => loaded}
          elementId={cardId}
          failure="Error fetching Applications: the next ones did not come."
        >
          {(application) => <ApplicationCard application={application} search={searchFor(wish)} />}
        </LongList>
      )}
    </Frame>
  );
}

export const HydrateFallback = () => (
  <Frame>
    <Skeleton of="card" count={4} />
  </Frame>
);

export const ErrorBoundary = () => (
  <Frame>
    <LoadFailure say={(cause) => `Error fetching Applications: ${cause}`} />
  </Frame>
);

function summary(total: number, jobTitle: string | null): ReactNode {
  const count = total === 1 ? '1 application' : `${total.toLocaleString('en-GB')} applications`;
  return <span role="status">{jobTitle ? `${count} for ${jobTitle}` : count}</span>;
}

/** What the list shows, all of it, as a table. */
function TableLink({ orgId, wish }: { orgId: number; wish: Wish }) {
  const query = new URLSearchParams(Object.entries(wish));
  const address = `/api${pathTo(downloadApplications, { orgId })}${query.size > 0 ? `?${query}` : ''}`;
  return (
    <OutLink href={address} download>
      Download CSV
    </OutLink>
  );
}

interface FrameProps {
  subtitle?: ReactNode;
  ofJob?: boolean;
  children: ReactNode;
}

function Frame({ subtitle, ofJob, children }: FrameProps) {
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

const Under = styled.span`display: flex; flex-wrap: wrap; gap: 0 ${t.space[4]}; a { padding-block: 0.25rem; margin-block: -0.25rem; }`;
