import { call } from '@foothold/shared/api';
import { LoadFailure } from '@foothold/shared/area';
import { seriesRange, viewSeries } from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { Meta, Page, PageHeader, Pager, Section, StatStrip } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { usePageHref } from '../../lists/searchParams';
import { loadOrganizations, perPage } from '../../loadOrganizations';
import { NoOrganizations } from '../../NoOrganizations';
import { pendingReviewsLabel } from '../../pendingReviews/labels';
import { useRefreshOnPendingChange } from '../../pendingReviews/usePendingReviews';
import { OrganizationTable } from './OrganizationTable';
import { Trends } from './Trends';

/** Both are asked for at once; without its charts the page is still worth having. */
export async function loader(args: LoaderFunctionArgs) {
  const range = seriesRange.safeParse(new URL(args.request.url).searchParams.get('range')).data ?? '30 days';
  const trends = call(viewSeries, { query: { range } }, args.request.signal).catch(() => null);
  return { ...(await loadOrganizations(args)), range, series: await trends };
}

export function Component() {
  const { organizations, analytics, pending, total, page, range, series } = useLoaderData<typeof loader>();
  const href = usePageHref();
  useRefreshOnPendingChange(pending);

  return (
    <DashboardLayout subtitle={pendingReviewsLabel(pending)}>
      <StatStrip
        stats={[
          { label: 'Total Users', value: analytics.total_students },
          { label: 'Total Companies', value: analytics.total_organizations },
          { label: 'Jobs Created', value: analytics.total_jobs },
          { label: 'Applications', value: analytics.total_applications },
        ]}
      />
      <ReviewSection aside={pending > 0 && <Meta>Longest waiting first</Meta>}>
        {total === 0 ? (
          <NoOrganizations />
        ) : (
          <OrganizationTable rows={organizations} first={(page - 1) * perPage + 1} />
        )}
        <Pager page={page} perPage={perPage} total={total} href={href} label="Pages of organisations" />
      </ReviewSection>
      <Trends range={range} series={series} />
    </DashboardLayout>
  );
}

export const ErrorBoundary = () => (
  <DashboardLayout>
    <ReviewSection>
      <LoadFailure message={(cause) => `The organisations did not load. ${cause}`} />
    </ReviewSection>
  </DashboardLayout>
);

function DashboardLayout({ subtitle, children }: { subtitle?: string; children: ReactNode }) {
  return (
    <Page $withoutSidebar>
      <PageHeader title="Dashboard" subtitle={subtitle} />
      {children}
    </Page>
  );
}

const ReviewSection = ({ aside, children }: { aside?: ReactNode; children: ReactNode }) => (
  <Section title="Review Organisations" aside={aside}>
    {children}
  </Section>
);
