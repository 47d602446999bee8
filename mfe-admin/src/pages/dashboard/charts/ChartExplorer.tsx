import { Meta, t, useIsPhone } from '@foothold/shared/ui';
import { type ComponentProps, type PointerEvent, useState } from 'react';
import styled from 'styled-components';
import { Chart, chartWidths, margins } from '../../../charts/Chart';

interface ChartExplorerProps extends Omit<ComponentProps<typeof Chart>, 'activeIndex'> {
  title: string;
  /** Said while no value is pointed at. */
  hint: string;
}

/**
 * A chart whose values can be read one by one, with the pointer or with the arrow keys: an invisible slider lies over it.
 * The value stands beneath the chart, beside that of one range before.
 */
export function ChartExplorer({ title, hint, ...chart }: ChartExplorerProps) {
  const { values, format } = chart;
  const [hovered, setHovered] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const width = chartWidths[useIsPhone() ? 'phone' : 'desktop'];
  const last = values.length - 1;
  const activeIndex = hovered ?? focused;

  const describe = (index: number) => {
    const { name, value, previous } = values[index] ?? {};
    const read = (each: number | null | undefined) => (typeof each === 'number' ? format(each) : 'none');
    return `${name}: ${read(value)}. Before, ${previous?.name}: ${read(previous?.value)}`;
  };
  const handlePointer = ({ nativeEvent, currentTarget }: PointerEvent<HTMLInputElement>) => {
    const index = Math.floor((nativeEvent.offsetX / currentTarget.clientWidth) * values.length);
    setHovered(Math.min(Math.max(index, 0), last));
  };

  return (
    <div>
      <Frame>
        <Chart {...chart} activeIndex={activeIndex} />
        <Slider
          type="range"
          min={0}
          max={last}
          value={focused ?? last}
          aria-label={`${title}, value by value`}
          aria-valuetext={describe(focused ?? last)}
          onChange={({ target }) => setFocused(Number(target.value))}
          onFocus={() => setFocused(focused ?? last)}
          onBlur={() => setFocused(null)}
          onPointerMove={handlePointer}
          onPointerLeave={() => setHovered(null)}
          style={{ left: `${(margins.left / width) * 100}%`, right: `${(margins.right / width) * 100}%` }}
        />
      </Frame>
      <Readout>{activeIndex === null ? hint : describe(activeIndex)}</Readout>
    </div>
  );
}

const Frame = styled.div`
  position: relative;
  &:has(:focus-visible) { outline: 3px solid ${t.color.ink}; outline-offset: 2px; }
`;
const Slider = styled.input`
  position: absolute;
  top: 0;
  bottom: 0;
  width: auto;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: crosshair;
  touch-action: pan-y;
`;
/** Two lines high, so that nothing below it moves. */
const Readout = styled(Meta)`min-height: 2.8em; margin-top: ${t.space[1]}; font-variant-numeric: tabular-nums;`;
