import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FadeIn } from '../drawings/Contours';
import { useContourLines } from '../drawings/contourLines';
import { StepMarker, StepPath } from '../drawings/StepMarker';
import { CardTitle } from '../layout/typography';
import { t } from '../theme/tokens';

/** Why there is nothing: a first step is to be done, nothing matches the filters, or nothing has been created yet. */
type EmptyIllustrationKind = 'step' | 'match' | 'first';

interface EmptyStateProps {
  title: string;
  /** One sentence that says what to do next. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
  illustration?: EmptyIllustrationKind;
}

/** Shown in place of an empty list. */
export function EmptyState({ title, children, action, illustration = 'step' }: EmptyStateProps) {
  const lines = useContourLines();
  return (
    <Container>
      <svg viewBox="0 0 160 110" width="160" height="110" aria-hidden="true">
        <FadeIn $visible={lines !== undefined}>
          <ContourPath d={lines?.hill} />
        </FadeIn>
        <EmptyIllustration kind={illustration} />
      </svg>
      <CardTitle as="h2">{title}</CardTitle>
      {children && <p>{children}</p>}
      {action && <Action>{action}</Action>}
    </Container>
  );
}

function EmptyIllustration({ kind }: { kind: EmptyIllustrationKind }) {
  if (kind === 'first') {
    return (
      <>
        <StepPath d="M79 42V15" />
        <Flag d="M79 15l18 6-18 7z" />
        <StepMarker x={79} y={43} scale={0.5} state="here" />
      </>
    );
  }
  if (kind === 'match') {
    return (
      <>
        <StepMarker x={36} y={88} rotation={8} scale={0.5} state="ahead" />
        <StepMarker x={66} y={66} rotation={-14} scale={0.5} state="ahead" />
        <StepMarker x={96} y={42} rotation={20} scale={0.5} state="ahead" />
      </>
    );
  }
  return (
    <>
      <StepPath d="M30 96C46 84 58 84 70 70" />
      <StepMarker x={30} y={96} rotation={8} scale={0.5} state="done" />
      <StepMarker x={72} y={68} rotation={-10} scale={0.5} state="ahead" />
    </>
  );
}

const Container = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.25rem;
  padding-block: 0.5rem 1rem;
  svg { margin-bottom: 0.75rem; }
  p { max-width: 30rem; color: ${t.color.ink2}; }
`;
const Action = styled.div`margin-top: 0.875rem;`;
const ContourPath = styled.path`fill: none; stroke: ${t.color.lineStrong}; opacity: 0.55;`;
const Flag = styled.path`fill: ${t.color.background}; stroke: ${t.color.ink2}; stroke-width: 2; stroke-linejoin: round;`;
