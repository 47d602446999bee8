import styled, { css } from 'styled-components';
import { VisuallyHidden } from '../layout/typography';
import { media, t } from '../theme/tokens';
import type { Step } from './Timeline';

/** The progress of a task with several screens. A phone shows only the current step's label; screen readers read all. */
export function Stepper({ steps, label }: { steps: readonly Omit<Step, 'detail'>[]; label: string }) {
  return (
    <List aria-label={label}>
      {steps.map(({ label: stepLabel, state }) => (
        <Item key={stepLabel} $state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <i aria-hidden="true" />
          <StepLabel>{stepLabel}</StepLabel>
          {state === 'done' && <VisuallyHidden>, done</VisuallyHidden>}
        </Item>
      ))}
    </List>
  );
}

const List = styled.ol`display: flex; gap: 0.75rem;`;
const StepLabel = styled.span`color: ${t.color.ink2}; font-size: ${t.size.text}; font-weight: 600; line-height: 1.3;`;

const markerStyles = {
  done: css`
    > i { background: ${t.color.ink}; border-color: ${t.color.ink}; }
    &::after { background: ${t.color.ink}; }
  `,
  now: css`
    > i { background: ${t.color.accent}; border-color: ${t.color.accent}; }
    ${StepLabel} { color: ${t.color.ink}; }
  `,
  ahead: '',
} satisfies Record<Step['state'], unknown>;

const Item = styled.li<{ $state: Step['state'] }>`
  position: relative;
  flex: 1 1 0;
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-width: 0;
  &:last-child { flex: 0 0 auto; }
  > i {
    flex: none;
    width: 18px;
    height: 17px;
    border: 2px solid ${t.color.lineStrong};
    border-radius: ${t.radius.blob};
  }
  &::after {
    content: '';
    flex: 1 1 1rem;
    min-width: 1rem;
    height: 2px;
    background: repeating-linear-gradient(90deg, ${t.color.lineStrong} 0 4px, transparent 4px 9px);
  }
  &:last-child::after { display: none; }
  ${({ $state }) => markerStyles[$state]}
  ${media.phone} {
    ${({ $state }) => $state !== 'now' && css`flex: none; ${StepLabel} { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }`}
  }
`;
