import type { Output } from '@foothold/shared/contract';
import type { SeriesPoint, SeriesRange, viewSeries } from '@foothold/shared/contract/admin';
import { Columns } from '@foothold/shared/ui';
import { ChartCard } from '../../../charts/ChartCard';
import { type ChartValue, hasPreviousValues } from '../../../charts/chartValue';
import { type Column, DataTable } from '../../../tables/DataTable';
import { ChartExplorer } from './ChartExplorer';
import { chooseHourUnit, formatHours, formatPeriod, formatTick, formatWholeNumber, periodLabels } from './chartFormat';
import { comparisonWords, computeAverage, computeSum, formatComparison } from './comparison';
import { Funnel, toFunnelSteps } from './Funnel';

interface ChartsProps {
  range: SeriesRange;
  series: Output<typeof viewSeries>;
}

/** The charts of the dashboard: sign-ups, jobs, applications, companies' response time, and the application funnel. */
export function Component({ range, series: { points, funnel, previous } }: ChartsProps) {
  return (
    <Columns $count={2}>
      {countCharts.map(({ field, title }) => (
        <Trend
          key={field}
          title={title}
          range={range}
          points={points}
          previous={previous.points}
          getValue={(point) => point[field]}
          format={formatWholeNumber}
          kind="bars"
        />
      ))}
      <Trend
        title="Time to an answer"
        range={range}
        points={points}
        previous={previous.points}
        getValue={({ answer_hours }) => answer_hours}
        format={formatHours}
        kind="line"
      />
      <ChartCard
        title="From application to job"
        total={`${formatWholeNumber(funnel.accepted)} of ${formatWholeNumber(funnel.applied)}`}
        totalLabel={`accepted, in ${range}`}
        comparison={`${formatWholeNumber(previous.funnel.accepted)} of ${formatWholeNumber(previous.funnel.applied)} in the ${range} before`}
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
  /** The points of one range before, in the same order. */
  previous: readonly SeriesPoint[];
  getValue: (point: SeriesPoint) => number | null;
  format: (value: number) => string;
  kind: 'bars' | 'line';
}

function Trend({ title, range, points, previous, getValue, format, kind }: TrendProps) {
  const toPreviousValue = (point: SeriesPoint | undefined) =>
    point ? { name: formatPeriod(range, point.from), value: getValue(point) } : { name: '', value: null };
  const values = points.map(
    (point, index): ChartValue => ({
      from: point.from,
      name: formatPeriod(range, point.from),
      tick: formatTick(range, point.from),
      value: getValue(point),
      previous: toPreviousValue(previous[index]),
    }),
  );
  const summarize = kind === 'bars' ? computeSum : computeAverage;
  const current = summarize(values.map(({ value }) => value));
  const before = summarize(values.map((value) => value.previous.value));
  const total = current === null ? '–' : format(current);
  const totalLabel = kind === 'bars' ? `in ${range}` : `on average, in ${range}`;
  const columns: Column<ChartValue>[] = [
    { head: periodLabels[range], cell: ({ name }) => name, phonePlacement: 'title' },
    {
      head: title,
      cell: ({ value }) => (value === null ? '–' : format(value)),
      numeric: true,
      phonePlacement: 'aside',
    },
    {
      head: `${range} before`,
      cell: ({ previous: { value } }) => (value === null ? '–' : format(value)),
      numeric: true,
    },
  ];
  return (
    <ChartCard
      title={title}
      total={total}
      totalLabel={totalLabel}
      comparison={formatComparison({ range, current, before, format, words: comparisonWords[kind] })}
      chart={
        <ChartExplorer
          title={title}
          hint={formatHint(range, kind, values)}
          label={`${title}: ${total} ${totalLabel}`}
          kind={kind}
          values={values}
          format={format}
          unit={kind === 'line' ? chooseHourUnit(Math.max(...values.map(({ value }) => value ?? 0))) : 1}
        />
      }
      table={
        <DataTable
          label={title}
          columns={columns}
          rows={[...values].reverse()}
          rowKey={({ from }) => from}
          maxHeight="20rem"
        />
      }
    />
  );
}

/** What is drawn of the period before, if anything, and how a value is read. */
function formatHint(range: SeriesRange, kind: 'bars' | 'line', values: readonly ChartValue[]): string {
  const reading = 'Point at a value to read it.';
  if (!hasPreviousValues(values)) return reading;
  return `${kind === 'bars' ? 'Short lines' : 'Rings'}: the ${range} before. ${reading}`;
}

const funnelColumns: Column<ReturnType<typeof toFunnelSteps>[number]>[] = [
  { head: 'Step', cell: ({ name }) => name, phonePlacement: 'title' },
  { head: 'Applications', cell: ({ count }) => formatWholeNumber(count), numeric: true, phonePlacement: 'aside' },
  { head: 'Share', cell: ({ share }) => `${Math.round(share * 100)} %`, numeric: true },
];
