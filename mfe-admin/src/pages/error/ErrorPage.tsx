import { call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, AreaPageSkeleton } from '@foothold/shared/area';
import { type ErrorKindDetails, viewErrorKind } from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { Columns, Section, Stack } from '@foothold/shared/ui';
import { appLabel } from '../../appLabel';
import { InformationCard } from '../../cards/InformationCard';
import { MutedText } from '../../cards/values';
import { buildDetailOutline } from '../../details/DetailPage';
import { formatDateTime } from '../../format';
import { paths } from '../../routes/paths';
import { type Column, DataTable } from '../../tables/DataTable';
import { Breadcrumbs } from './Breadcrumbs';
import { StackFrames } from './StackFrames';

export const loader = ({ params, request }: LoaderFunctionArgs) =>
  call(viewErrorKind, { params: { id: String(params.id) } }, request.signal);

/** One kind of error: where it comes from, what happened before, and in which releases and on which pages it is met. */
export function Component() {
  const { kind } = useLoaderData<typeof loader>();
  return (
    <AreaPage outline={outline} title={kind.name} subtitle={kind.message || undefined}>
      <Stack $gap={6}>
        <Columns>
          <About kind={kind} />
          <InformationCard
            title="Where it is met"
            details={kind.routes.map(({ route, pages }) => ({
              key: route,
              label: pages === 1 ? '1 page' : `${pages} pages`,
              value: route || 'Another page',
            }))}
          />
        </Columns>
        <Section title="Stack">
          <StackFrames frames={kind.frames} release={kind.release} />
        </Section>
        <Section title="What happened before">
          <Breadcrumbs breadcrumbs={kind.breadcrumbs} />
        </Section>
        <Section title="Releases">
          <DataTable
            label="Releases"
            columns={releaseColumns}
            rows={kind.releases}
            rowKey={({ release }) => release}
            empty="No page has met it in the last 90 days."
          />
        </Section>
      </Stack>
    </AreaPage>
  );
}

const About = ({ kind: { app, team, release, route, first_seen_at, last_seen_at } }: { kind: ErrorKindDetails }) => (
  <InformationCard
    title="About it"
    details={[
      { label: 'App', value: appLabel(app) },
      { label: 'Team', value: team ?? <MutedText>No team owns this app</MutedText> },
      { label: 'First seen', value: formatDateTime(first_seen_at) },
      { label: 'Last seen', value: formatDateTime(last_seen_at) },
      { label: 'Last new stack', value: route ? `${release}, on ${route}` : release },
    ]}
  />
);

const releaseColumns: Column<ErrorKindDetails['releases'][number]>[] = [
  { head: 'Release', cell: ({ release }) => release, phonePlacement: 'title' },
  { head: 'Pages', cell: ({ pages }) => pages, numeric: true, phonePlacement: 'aside' },
  { head: 'First seen', cell: ({ first_seen_at }) => formatDateTime(first_seen_at) },
  { head: 'Last seen', cell: ({ last_seen_at }) => formatDateTime(last_seen_at) },
];

const outline = buildDetailOutline({
  kind: 'Error',
  listPath: paths.errors(),
  notFound: 'There never was one at this address, or no page has met it for 90 days.',
});

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
