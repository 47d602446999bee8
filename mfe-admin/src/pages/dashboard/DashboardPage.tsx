import { LoadFailure } from '@foothold/shared/area';
import { useLoaderData } from '@foothold/shared/router';
import { Meta, Page, PageHeader, Pager, Section, StatStrip } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { NoOrganizations } from '../../NoOrganizations';
import { loadOrganizations, pageAddress, perPage } from '../../organizations';
import { paths } from '../../paths';
import { OrganizationTable } from './OrganizationTable';

export const loader = loadOrganizations;

export function Component() {
  const { organizations, analytics, pending, total, page } = useLoaderData<typeof loader>();

  return (
    <Frame subtitle={waitingWords(pending)}>
      <StatStrip
        figures={[
          { label: 'Total Users', value: analytics.total_students },
          { label: 'Total Companies', value: analytics.total_organizations },
          { label: 'Jobs Created', value: analytics.total_jobs },
          { label: 'Applications', value: analytics.total_applications },
        ]}
      />
      <Review aside={pending > 0 && <Meta>Longest waiting first</Meta>}>
        {total === 0 ? (
          <NoOrganizations />
        ) : (
          <OrganizationTable rows={organizations} first={(page - 1) * perPage + 1} />
        )}
        <Pager
          page={page}
          perPage={perPage}
          total={total}
          href={pageAddress(paths.dashboard)}
          label="Pages of organisations"
        />
      </Review>
    </Frame>
  );
}

export const ErrorBoundary = () => (
  <Frame>
    <Review>
      <LoadFailure say={(cause) => `The organisations did not load. ${cause}`} />
    </Review>
  </Frame>
);

function waitingWords(pending: number): string {
  if (pending === 0) return 'No organisation is waiting for you.';
  if (pending === 1) return '1 organisation is waiting for you.';
  return `${pending.toLocaleString('en-GB')} organisations are waiting for you.`;
}

function Frame({ subtitle, children }: { subtitle?: string; children: ReactNode }) {
  return (
    <Page $alone>
      <PageHeader title="Dashboard" subtitle={subtitle} />
      {children}
    </Page>
  );
}

const Review = ({ aside, children }: { aside?: ReactNode; children: ReactNode }) => (
  <Section title="Review Organisations" aside={aside}>
    {children}
  </Section>
);
