import { type ReactNode, useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { VisuallyHidden } from '../layout/typography';
import { t } from '../theme/tokens';

export interface Step {
  label: string;
  /** A date or a few words. */
  detail?: ReactNode;
  state: 'done' | 'now' | 'ahead';
}

/** The steps of a process as markers on a line: filled when done, orange for the current one, outlined ahead. */
export function Timeline({ steps, label }: { steps: readonly Step[]; label?: string }) {
  const list = useMarkerAnimation(steps.findIndex((step) => step.state === 'now'));
  return (
    <List ref={list} aria-label={label}>
      {/* The index is part of the key because a step may occur twice. */}
      {steps.map(({ label: stepLabel, detail, state }, index) => (
        <Item key={`${stepLabel} ${index}`} $state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <i aria-hidden="true" />
          <b>
            {stepLabel}
            <VisuallyHidden>{screenReaderSuffixes[state]}</VisuallyHidden>
          </b>
          {detail && <span>{detail}</span>}
        </Item>
      ))}
    </List>
  );
}

/** Moves the marker from the previous step to the new one when the current step changes. */
function useMarkerAnimation(currentIndex: number) {
  const list = useRef<HTMLOListElement>(null);
  const previousIndex = useRef(currentIndex);

  useEffect(() => {
    const from = list.current?.children[previousIndex.current];
    const to = list.current?.children[currentIndex];
    previousIndex.current = currentIndex;
    if (!(from instanceof HTMLElement && to instanceof HTMLElement) || from === to) return;
    const marker = to.querySelector('i');
    // Without the Web Animations API the marker changes without an animation.
    if (!marker?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const keyframes = [{ transform: `translateY(${from.offsetTop - to.offsetTop}px)` }, { transform: 'none' }];
    marker.animate(keyframes, { duration: 320, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' });
  }, [currentIndex]);

  return list;
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
