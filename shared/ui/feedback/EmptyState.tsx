import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Arriving } from '../drawings/Contours';
import { Hold, Way } from '../drawings/Hold';
import { useLines } from '../drawings/lines';
import { CardTitle } from '../layout/type';
import { t } from '../tokens';

/** What is missing: the first step of a way, anything that fits, or the first of all. */
type Missing = 'step' | 'match' | 'first';

interface EmptyStateProps {
  title: string;
  /** One sentence that says what to do next. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
  missing?: Missing;
}

/** A list with nothing in it. */
export function EmptyState({ title, children, action, missing = 'step' }: EmptyStateProps) {
  const lines = useLines();
  return (
    <Frame>
      <svg viewBox="0 0 160 110" width="160" height="110" aria-hidden="true">
        <Arriving $here={lines !== undefined}>
          <Lines d={lines?.hill} />
        </Arriving>
        <Holds missing={missing} />
      </svg>
      <CardTitle as="h2">{title}</CardTitle>
      {children && <p>{children}</p>}
      {action && <Action>{action}</Action>}
    </Frame>
  );
}

function Holds({ missing }: { missing: Missing }) {
  if (missing === 'first') {
    return (
      <>
        <Way d="M79 42V15" />
        <Flag d="M79 15l18 6-18 7z" />
        <Hold x={79} y={43} scale={0.5} state="here" />
      </>
    );
  }
  if (missing === 'match') {
    return (
      <>
        <Hold x={36} y={88} turn={8} scale={0.5} state="ahead" />
        <Hold x={66} y={66} turn={-14} scale={0.5} state="ahead" />
        <Hold x={96} y={42} turn={20} scale={0.5} state="ahead" />
      </>
    );
  }
  return (
    <>
      <Way d="M30 96C46 84 58 84 70 70" />
      <Hold x={30} y={96} turn={8} scale={0.5} state="done" />
      <Hold x={72} y={68} turn={-10} scale={0.5} state="ahead" />
    </>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.25rem;
  padding-block: 0.5rem 1rem;
  svg { margin-bottom: 0.75rem; }
  p { max-width: 30rem; color: ${t.color.ink2}; }
`;
const Action = styled.div`margin-top: 0.875rem;`;
const Lines = styled.path`fill: none; stroke: ${t.color.lineStrong}; opacity: 0.55;`;
const Flag = styled.path`fill: ${t.color.ground}; stroke: ${t.color.ink2}; stroke-width: 2; stroke-linejoin: round;`;
