import styled, { css } from 'styled-components';
import { t } from '../theme/tokens';

export type StepMarkerState = 'done' | 'here' | 'ahead';

interface StepMarkerProps {
  x: number;
  y: number;
  state: StepMarkerState;
  rotation?: number;
  scale?: number;
}

/** A step within an SVG drawing: filled when done, orange for the current one, outlined ahead. */
export function StepMarker({ x, y, state, rotation = 0, scale = 1 }: StepMarkerProps) {
  return <Shape $state={state} d={shape} transform={`translate(${x} ${y}) rotate(${rotation}) scale(${scale})`} />;
}

/** The line between two steps: dotted while it is not completed. */
export const StepPath = styled.path<{ $completed?: boolean }>`
  fill: none;
  stroke: ${t.color.ink2};
  stroke-width: 2;
  stroke-linecap: round;
  stroke-dasharray: ${({ $completed }) => ($completed ? 'none' : '1 6')};
`;

const shape = 'M-16-6C-14-15-2-17 8-14c10 3 13 10 9 18C13 12 2 14-8 12-16 10-18 2-16-6Z';

const states = {
  done: css`fill: ${t.color.ink2};`,
  here: css`fill: ${t.color.accent};`,
  ahead: css`fill: ${t.color.background}; stroke: ${t.color.ink2}; stroke-width: 3;`,
} satisfies Record<StepMarkerState, unknown>;

const Shape = styled.path<{ $state: StepMarkerState }>`${({ $state }) => states[$state]}`;
