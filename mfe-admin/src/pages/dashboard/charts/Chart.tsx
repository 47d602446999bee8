import { t, useIsPhone } from '@foothold/shared/ui';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, Circle, LinePath } from '@visx/shape';
import styled from 'styled-components';

export interface ChartValue {
  /** The first day of the period, as an ISO date. */
  from: string;
  /** The period's full name. */
  name: string;
  /** Its short name under the axis. */
  tick: string;
  /** Null when there is no value for the period. */
  value: number | null;
}

interface ChartProps {
  /** The text alternative of the drawing. */
  label: string;
  kind: 'bars' | 'line';
  values: readonly ChartValue[];
  format: (value: number) => string;
  /** The unit of the axis, as a multiple of the values' unit. */
  unit?: number;
}

const margins = { top: 8, right: 20, bottom: 26, left: 56 };
const height = 190;

/** Values over time. The last period, which is not complete yet, is highlighted. */
export function Chart({ label, kind, values, format, unit = 1 }: ChartProps) {
  const [width, maxTicks] = useIsPhone() ? [300, 4] : [520, 6];
  const maximum = Math.max(1, ...values.map(({ value }) => (value ?? 0) / unit));
  const x = scaleBand({
    domain: values.map(({ from }) => from),
    range: [margins.left, width - margins.right],
    padding: 0.28,
  });
  const y = scaleLinear({ domain: [0, maximum], range: [height - margins.bottom, margins.top], nice: true });
  const tickValues = values.filter(
    (_, index) => (values.length - 1 - index) % Math.ceil(values.length / maxTicks) === 0,
  );
  const centerX = ({ from }: ChartValue) => (x(from) ?? 0) + x.bandwidth() / 2;
  const knownValues = values.filter((value): value is ChartValue & { value: number } => value.value !== null);

  return (
    <ChartSvg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <AxisLeft
        scale={y}
        left={margins.left}
        tickValues={y.ticks(3).filter((tick) => kind === 'line' || Number.isInteger(tick))}
        hideAxisLine
        hideTicks
        tickFormat={(value) => format(Number(value) * unit)}
      />
      <AxisBottom
        scale={x}
        top={height - margins.bottom}
        hideTicks
        tickValues={tickValues.map(({ from }) => from)}
        tickFormat={(from) => values.find((value) => value.from === from)?.tick ?? ''}
      />
      {kind === 'line' && <LinePath data={knownValues} x={centerX} y={({ value }) => y(value / unit)} />}
      {knownValues.map((value) => {
        const title = <title>{`${value.name}: ${format(value.value)}`}</title>;
        const isCurrent = value.from === values.at(-1)?.from;
        return kind === 'bars' ? (
          <Bar
            key={value.from}
            data-current={isCurrent}
            x={x(value.from)}
            y={y(value.value / unit)}
            width={x.bandwidth()}
            height={y(0) - y(value.value / unit)}
          >
            {title}
          </Bar>
        ) : (
          <Circle key={value.from} data-current={isCurrent} cx={centerX(value)} cy={y(value.value / unit)} r={4}>
            {title}
          </Circle>
        );
      })}
    </ChartSvg>
  );
}

const ChartSvg = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  text { fill: ${t.color.ink3}; font: 400 12px ${t.font.body}; font-variant-numeric: tabular-nums; }
  .visx-axis-line { stroke: ${t.color.lineStrong}; }
  .visx-linepath { fill: none; stroke: ${t.color.ink2}; stroke-width: 1.75; }
  .visx-bar, .visx-circle { fill: ${t.color.ink2}; }
  [data-current='true'] { fill: ${t.color.accent}; }
`;
