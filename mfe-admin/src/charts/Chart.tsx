import { media, t, useIsPhone } from '@foothold/shared/ui';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, Circle, LinePath } from '@visx/shape';
import styled from 'styled-components';
import { type ChartValue, hasPreviousValues } from './chartValue';
import { PreviousValues } from './PreviousValues';

interface ChartProps {
  /** The text alternative of the drawing. */
  label: string;
  kind: 'bars' | 'line';
  values: readonly ChartValue[];
  format: (value: number) => string;
  /** The unit of the axis, as a multiple of the values' unit. */
  unit?: number;
  /** The index of the value that is pointed at. */
  activeIndex: number | null;
}

export const margins = { top: 8, right: 20, bottom: 26, left: 56 };
export const chartWidths = { phone: 300, desktop: 520 };
const height = 190;

/** Values over time, with those of one range before. The last period, not complete yet, is highlighted. */
export function Chart({ label, kind, values, format, unit = 1, activeIndex }: ChartProps) {
  const [width, maxTicks] = useIsPhone() ? [chartWidths.phone, 4] : [chartWidths.desktop, 6];
  const maximum = Math.max(1, ...values.flatMap(({ value, previous }) => [value ?? 0, previous.value ?? 0])) / unit;
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
  const previousValues = hasPreviousValues(values) && (
    <PreviousValues kind={kind} values={values} bandwidth={x.bandwidth()} x={centerX} y={(value) => y(value / unit)} />
  );

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
      {activeIndex !== null && values[activeIndex] && (
        <ActiveBand
          x={x(values[activeIndex].from)}
          y={margins.top}
          width={x.bandwidth()}
          height={height - margins.top - margins.bottom}
        />
      )}
      {kind === 'line' && previousValues}
      {kind === 'line' && <LinePath data={knownValues} x={centerX} y={({ value }) => y(value / unit)} />}
      {knownValues.map((value) => {
        const isCurrent = value.from === values.at(-1)?.from;
        return kind === 'bars' ? (
          <Bar
            key={value.from}
            data-current={isCurrent}
            x={x(value.from)}
            y={y(value.value / unit)}
            width={x.bandwidth()}
            height={y(0) - y(value.value / unit)}
          />
        ) : (
          <Circle key={value.from} data-current={isCurrent} cx={centerX(value)} cy={y(value.value / unit)} r={4} />
        );
      })}
      {kind === 'bars' && previousValues}
    </ChartSvg>
  );
}

const ActiveBand = styled.rect`fill: ${t.color.sunken}; ${media.forcedColors} { stroke: CanvasText; }`;
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
