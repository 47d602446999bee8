import { t } from '@foothold/shared/ui';
import { LinePath } from '@visx/shape';
import styled from 'styled-components';
import type { ChartValue } from './chartValue';

interface PreviousValuesProps {
  kind: 'bars' | 'line';
  values: readonly ChartValue[];
  bandwidth: number;
  /** The middle of a value's band. */
  x: (value: ChartValue) => number;
  y: (value: number) => number;
}

type Known = ChartValue & { previous: { value: number } };

/**
 * The values one range before: a short line across each bar, or rings on a dashed line, so that a single one shows too.
 * A bar without a line had none.
 */
export function PreviousValues({ kind, values, bandwidth, x, y }: PreviousValuesProps) {
  const known = values.filter((value): value is Known => value.previous.value !== null);
  const top = ({ previous }: Known) => y(previous.value);
  if (kind === 'line')
    return (
      <>
        <DashedLine data={known} x={x} y={top} />
        {known.map((value) => (
          <Ring key={value.from} cx={x(value)} cy={top(value)} r={3} />
        ))}
      </>
    );
  return known
    .filter(({ previous }) => previous.value > 0)
    .map((value) => (
      <Mark key={value.from} x={x(value) - bandwidth / 2 - 1.5} y={top(value) - 2} width={bandwidth + 3} height={4} />
    ));
}

const DashedLine = styled(LinePath<Known>)`
  && { fill: none; stroke: ${t.color.ink3}; stroke-width: 1.25; stroke-dasharray: 3 3; }
`;
const Ring = styled.circle`
  fill: ${t.color.surface};
  stroke: ${t.color.ink3};
  stroke-width: 1.5;
`;
/** Its edge keeps it apart from a bar of a similar colour. */
const Mark = styled.rect`
  fill: ${t.color.info};
  stroke: ${t.color.surface};
  stroke-width: 1.5;
`;
