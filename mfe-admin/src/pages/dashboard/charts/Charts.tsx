import type { Output } from '@foothold/shared/contract';
import type { SeriesPoint, SeriesRange, viewSeries } from '@foothold/shared/contract/admin';
import { Columns } from '@foothold/shared/ui';
import { type Column, DataTable } from '../../../tables/DataTable';
import { Chart, type ChartValue } from './Chart';
import { ChartCard } from './ChartCard';
import { chooseHourUnit, formatHours, formatPeriod, formatTick, formatWholeNumber, periodLabels } from './chartFormat';
import { Funnel, toFunnelSteps } from './Funnel';

interface ChartsProps {
  range: SeriesRange;
  series: Output<typeof viewSeries>;
}

/** The charts of the dashboard: sign-ups, jobs, applications, companies' response time, and the application funnel. */
export function Component({ range, series: { points, funnel } }: ChartsProps) {
  return (
    <Columns $count={2}>
      {countCharts.map(({ field, title }) => (
        <Trend
          key={field}
          title={title}
          range={range}
          points={points}
          getValue={(point) => point[field]}
          format={formatWholeNumber}
          kind="bars"
        />
      ))}
      <Trend
        title="Time to an answer"
        range={range}
        points={points}
        getValue={({ answer_hours }) => answer_hours}
        format={formatHours}
        kind="line"
      />
      <ChartCard
        title="From application to job"
        total={`${formatWholeNumber(funnel.accepted)} of ${formatWholeNumber(funnel.applied)}`}
        totalLabel={`accepted, in ${range}`}
        chart={<Funnel counts={funnel} />}
        table={
          <DataTable
            label="From application to job"
            columns={funnelColumns}
            rows={toFunnelSteps(funnel)}
            rowKey={({ name }) => name}
          />
        }
      />
    </Columns>
  );
}

const countCharts = [
  { field: 'students', title: 'New students' },
  { field: 'organizations', title: 'New companies' },
  { field: 'jobs', title: 'New jobs' },
  { field: 'applications', title: 'Applications sent' },
] as const;

interface TrendProps {
  title: string;
  range: SeriesRange;
  points: readonly SeriesPoint[];
  getValue: (point: SeriesPoint) => number | null;
  format: (value: number) => string;
  kind: 'bars' | 'line';
}

function Trend({ title, range, points, getValue, format, kind }: TrendProps) {
  const values = points.map(
    (point): ChartValue => ({
      from: point.from,
      name: formatPeriod(range, point.from),
      tick: formatTick(range, point.from),
      value: getValue(point),
    }),
  );
  const knownValues = values.flatMap(({ value }) => (value === null ? [] : [value]));
  const sum = knownValues.reduce((total, value) => total + value, 0);
  const total = kind === 'bars' ? format(sum) : knownValues.length > 0 ? format(sum / knownValues.length) : '–';
  const totalLabel = kind === 'bars' ? `in ${range}` : `on average, in ${range}`;
  const columns: Column<ChartValue>[] = [
    { head: periodLabels[range], cell: ({ name }) => name, phonePlacement: 'title' },
    {
      head: title,
      cell: ({ value }) => (value === null ? '–' : format(value)),
      numeric: true,
      phonePlacement: 'aside',
    },
  ];
  return (
    <ChartCard
      title={title}
      total={total}
      totalLabel={totalLabel}
      chart={
        <Chart
          label={`${title}: ${total} ${totalLabel}`}
          kind={kind}
          values={values}
          format={format}
          unit={kind === 'line' ? chooseHourUnit(Math.max(...knownValues)) : 1}
        />
      }
      table={<DataTable label={title} columns={columns} rows={[...values].reverse()} rowKey={({ from }) => from} />}
    />
  );
}

const funnelColumns: Column<ReturnType<typeof toFunnelSteps>[number]>[] = [
  { head: 'Step', cell: ({ name }) => name, phonePlacement: 'title' },
  { head: 'Applications', cell: ({ count }) => formatWholeNumber(count), numeric: true, phonePlacement: 'aside' },
  { head: 'Share', cell: ({ share }) => `${Math.round(share * 100)} %`, numeric: true },
];
