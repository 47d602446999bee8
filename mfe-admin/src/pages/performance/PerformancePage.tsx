import { call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, AreaPageSkeleton } from '@foothold/shared/area';
import { type ReleasePerformance, viewPerformance } from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { Columns, Meta, Section } from '@foothold/shared/ui';
import { appLabel } from '../../appLabel';
import { Chart } from '../../charts/Chart';
import { ChartCard } from '../../charts/ChartCard';
import { buildDetailOutline } from '../../details/DetailPage';
import { paths } from '../../routes/paths';
import { type Column, DataTable } from '../../tables/DataTable';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const app = String(params.app);
  return { app, ...(await call(viewPerformance, { params: { app } }, request.signal)) };
}

/** How fast the last releases of an app were, and what they weigh. */
export function Component() {
  const { app, releases } = useLoaderData<typeof loader>();
  return (
    <AreaPage
      outline={outline}
      title={`Performance of ${appLabel(app)}`}
      subtitle="Its last releases: the vitals of 30 days, and the scripts of its entry with those of its heaviest page."
    >
      <Section title="Over its releases">
        <Columns $count={2}>
          {measures.map((measure) => (
            <MeasureCard key={measure.field} measure={measure} releases={releases} />
          ))}
        </Columns>
      </Section>
    </AreaPage>
  );
}

interface Measure {
  field: 'lcp' | 'inp' | 'bytes' | 'requests';
  title: string;
  kind: 'bars' | 'line';
  unit?: number;
  format: (value: number) => string;
}

const measures: readonly Measure[] = [
  {
    field: 'lcp',
    title: 'LCP, 75th percentile',
    kind: 'line',
    unit: 1000,
    format: (ms) => `${(ms / 1000).toFixed(1)} s`,
  },
  { field: 'inp', title: 'INP, 75th percentile', kind: 'line', format: (ms) => `${Math.round(ms)} ms` },
  {
    ...{ field: 'bytes', title: 'Compressed JavaScript', kind: 'bars', unit: 1024 },
    format: (bytes) => `${(bytes / 1024).toFixed(0)} KiB`,
  },
  { field: 'requests', title: 'Scripts', kind: 'bars', format: String },
];

function MeasureCard({ measure, releases }: { measure: Measure; releases: readonly ReleasePerformance[] }) {
  const { field, title, format, ...drawing } = measure;
  const read = (release: ReleasePerformance | undefined) => {
    const value = release?.[field] ?? null;
    return value === null ? '–' : format(value);
  };
  const [before, last] = [releases.at(-2), releases.at(-1)];
  const isMeasured = releases.some((release) => release[field] !== null);
  const columns: Column<ReleasePerformance>[] = [
    { head: 'Release', cell: ({ release }) => release, phonePlacement: 'title' },
    { head: title, cell: read, numeric: true, phonePlacement: 'aside' },
    { head: 'Loads', cell: ({ loaded }) => loaded, numeric: true },
  ];
  return (
    <ChartCard
      title={title}
      total={read(last)}
      totalLabel={`in ${last?.release}`}
      comparison={before ? `${read(before)} in ${before.release} before` : 'No release before'}
      chart={
        isMeasured ? (
          <Chart
            {...drawing}
            label={`${title}: ${releases.map((release) => `${release.release} ${read(release)}`).join(', ')}`}
            values={releases.map((release, index) => ({
              ...{ from: release.release, name: release.release, value: release[field] },
              // The names of releases are too long to stand side by side.
              tick: index === releases.length - 1 ? 'last' : `${index + 1 - releases.length}`,
              previous: { name: '', value: null },
            }))}
            format={format}
            activeIndex={null}
          />
        ) : (
          <Meta>No browser has measured it within 30 days.</Meta>
        )
      }
      table={
        <DataTable label={title} columns={columns} rows={[...releases].reverse()} rowKey={({ release }) => release} />
      }
    />
  );
}

const outline = buildDetailOutline({
  kind: 'Performance',
  listPath: paths.releases,
  notFound: 'No release of such an app is kept.',
});

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
