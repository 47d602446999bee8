import type { Output } from '@foothold/shared/contract';
import type { SeriesPoint, SeriesRange, viewSeries } from '@foothold/shared/contract/admin';
import { type Column, Columns, DataTable } from '@foothold/shared/ui';
import { Chart, type Value } from './Chart';
import { Figure } from './Figure';
import { Funnel, stepsOf } from './Funnel';
import { rowName, span, stepOf, tickOf, unitOf, whole } from './words';

interface ChartsProps {
  range: SeriesRange;
  series: Output<typeof viewSeries>;
}

/** How the platform does: who came, what they did, how soon companies answer, and how far applications come. */
export function Component({ range, series: { points, funnel } }: ChartsProps) {
  return (
    <Columns $count={2}>
      {counts.map(({ of, title }) => (
        <Trend
          key={of}
          title={title}
          range={range}
          points={points}
          read={(point) => point[of]}
          format={whole}
          kind="bars"
        />
      ))}
      <Trend
        title="Time to an answer"
        range={range}
        points={points}
        read={({ answer_hours }) => answer_hours}
        format={span}
        kind="line"
      />
      <Figure
        title="From application to job"
        figure={`${whole(funnel.accepted)} of ${whole(funnel.applied)}`}
        of={`accepted, in ${range}`}
        drawing={<Funnel counts={funnel} />}
        table={
          <DataTable
            label="From application to job"
            columns={funnelColumns}
            rows={stepsOf(funnel)}
            rowKey={({ name }) => name}
          />
        }
      />
    </Columns>
  );
}

const counts = [
  { of: 'students', title: 'New students' },
  { of: 'organizations', title: 'New companies' },
  { of: 'jobs', title: 'New jobs' },
  { of: 'applications', title: 'Applications sent' },
] as const;

interface TrendProps {
  title: string;
  range: SeriesRange;
  points: readonly SeriesPoint[];
  read: (point: SeriesPoint) => number | null;
  format: (value: number) => string;
  kind: 'bars' | 'line';
}

function Trend({ title, range, points, read, format, kind }: TrendProps) {
  const values = points.map(
    (point): Value => ({
      from: point.from,
      name: stepOf(range, point.from),
      tick: tickOf(range, point.from),
      value: read(point),
    }),
  );
  const told = values.flatMap(({ value }) => (value === null ? [] : [value]));
  const sum = told.reduce((all, value) => all + value, 0);
  const figure = kind === 'bars' ? format(sum) : told.length > 0 ? format(sum / told.length) : '–';
  const of = kind === 'bars' ? `in ${range}` : `on average, in ${range}`;
  const columns: Column<Value>[] = [
    { head: rowName[range], cell: ({ name }) => name, phone: 'title' },
    { head: title, cell: ({ value }) => (value === null ? '–' : format(value)), digits: true, phone: 'aside' },
  ];
  return (
    <Figure
      title={title}
      figure={figure}
      of={of}
      drawing={
        <Chart
          label={`${title}: ${figure} ${of}`}
          kind={kind}
          values={values}
          format={format}
          unit={kind === 'line' ? unitOf(Math.max(...told)) : 1}
        />
      }
      table={<DataTable label={title} columns={columns} rows={[...values].reverse()} rowKey={({ from }) => from} />}
    />
  );
}

const funnelColumns: Column<ReturnType<typeof stepsOf>[number]>[] = [
  { head: 'Step', cell: ({ name }) => name, phone: 'title' },
  { head: 'Applications', cell: ({ count }) => whole(count), digits: true, phone: 'aside' },
  { head: 'Share', cell: ({ share }) => `${Math.round(share * 100)} %`, digits: true },
];
