import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { VisuallyHidden } from '../layout/typography';
import { t } from '../theme/tokens';
import { useMarkerAnimation } from './useMarkerAnimation';

export interface Step {
  label: string;
  /** A date or a few words. */
  detail?: ReactNode;
  state: 'done' | 'now' | 'ahead';
}

/** Where something stands: pebbles on a line, filled behind, orange here, outlined ahead. */
export function Timeline({ steps, label }: { steps: readonly Step[]; label?: string }) {
  const now = steps.findIndex((step) => step.state === 'now');
  const list = useMarkerAnimation(now);
  return (
    <List ref={list} aria-label={label}>
      {/* The same may happen twice. */}
      {steps.map(({ label: word, detail, state }, index) => (
        <Item key={`${word} ${index}`} $state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <i aria-hidden="true" />
          <b>
            {word}
            <VisuallyHidden>{screenReaderSuffixes[state]}</VisuallyHidden>
          </b>
          {detail && <span>{detail}</span>}
        </Item>
      ))}
    </List>
  );
}

const screenReaderSuffixes = { done: ', done', now: ', now', ahead: ', ahead' } satisfies Record<Step['state'], string>;

const List = styled.ol`position: relative;`;

const markerStyles = {
  done: css`
    > i { background: ${t.color.ink}; border-color: ${t.color.ink}; }
    &::before { background: ${t.color.ink}; }
  `,
  now: css`> i { background: ${t.color.accent}; border-color: ${t.color.accent}; }`,
  ahead: '',
} satisfies Record<Step['state'], unknown>;

const Item = styled.li<{ $state: Step['state'] }>`
  position: relative;
  padding: 0 0 1.375rem 2.25rem;
  &:last-child { padding-bottom: 0; }
  &::before {
    content: '';
    position: absolute;
    left: 8px;
    top: 14px;
    bottom: -8px;
    width: 2px;
    background: repeating-linear-gradient(${t.color.lineStrong} 0 4px, transparent 4px 9px);
  }
  &:last-child::before { display: none; }
  > i {
    position: absolute;
    left: 0;
    top: 3px;
    width: 18px;
    height: 17px;
    border: 2px solid ${t.color.lineStrong};
    border-radius: ${t.radius.blob};
    background: ${t.color.surface};
  }
  ${({ $state }) => markerStyles[$state]}
  > b { display: block; font-weight: 650; line-height: 1.4; }
  > span { color: ${t.color.ink3}; font-size: ${t.size.small}; }
`;
