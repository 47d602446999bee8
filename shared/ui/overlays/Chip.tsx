import { ChevronDown, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../Icon';
import { hiddenVisually } from '../styles/mixins';
import { media, t } from '../tokens';

interface ChipProps extends Omit<ComponentProps<'button'>, 'value' | 'name'> {
  /** What it filters by: 'Company'. */
  name: string;
  /** What is chosen; shown instead of the name. */
  value?: ReactNode;
  /** Shown with its name, because a 'Yes' alone says nothing. */
  named?: boolean;
  /** Clears it, by an x of its own. */
  onClear: () => void;
}

/** A pill that opens a choice; filled with ink and showing the value once one is made. */
export function Chip({ name, value, named = false, onClear, ...rest }: ChipProps) {
  const set = value !== undefined && value !== null;
  return (
    <Pill $set={set}>
      <Open type="button" {...rest} $set={set}>
        {set ? (
          <>
            {named ? `${name}: ` : <Unseen>{`${name}: `}</Unseen>}
            {value}
          </>
        ) : (
          <>
            {name}
            <Icon of={ChevronDown} small />
          </>
        )}
      </Open>
      {set && (
        <Clear type="button" aria-label={`Clear ${name}`} onClick={onClear}>
          <Icon of={X} small />
        </Clear>
      )}
    </Pill>
  );
}

/** Chips in a row; on a phone it scrolls off the edge. */
export const ChipRow = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  ${media.phone} {
    flex-wrap: nowrap;
    margin-inline: calc(${t.width.gutter} * -1);
    padding: 5px ${t.width.gutter};
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Unseen = styled.span`${hiddenVisually}`;
const Pill = styled.div<{ $set: boolean }>`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  border: 1.5px solid ${({ $set }) => ($set ? t.color.ink : t.color.lineStrong)};
  border-radius: ${t.radius.pill};
  background: ${({ $set }) => ($set ? t.color.ink : t.color.wall)};
  color: ${({ $set }) => ($set ? t.color.ground : t.color.ink)};
  transition: border-color ${t.time.fast} ${t.time.out};
  &:hover { border-color: ${t.color.ink}; }
`;
/** Within the pill, because the two buttons of a chosen one lie against each other. */
const innerRing = css`
  &:focus-visible { outline: 2px solid ${t.color.ground}; outline-offset: -5px; }
`;
const Open = styled.button<{ $set: boolean }>`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 41px;
  padding: 0 ${({ $set }) => ($set ? '0.25rem' : '1rem')} 0 1rem;
  border: 0;
  border-radius: ${t.radius.pill};
  background: none;
  font-size: ${t.size.text};
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  ${({ $set }) => $set && innerRing}
`;
const Clear = styled.button`
  ${innerRing}
  display: grid;
  place-items: center;
  width: 40px;
  height: 41px;
  padding: 0;
  border: 0;
  border-radius: ${t.radius.pill};
  background: none;
  cursor: pointer;
`;
