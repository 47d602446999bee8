import { ChevronDown, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { type Glyph, Icon } from '../drawings/Icon';
import { VisuallyHidden } from '../layout/typography';
import { media, t } from '../theme/tokens';

interface ChipProps extends Omit<ComponentProps<'button'>, 'value' | 'name'> {
  /** The filter's name: 'Company'. */
  name: string;
  /** The chosen value, shown instead of the name. */
  value?: ReactNode;
  /** Shows the name beside the value, for values such as 'Yes'. */
  showsName?: boolean;
  /** Called by the button that removes the value. */
  onClear: () => void;
}

/** The button of a filter. It shows the chosen value, with a button that removes it. */
export function Chip({ name, value, showsName = false, onClear, ...rest }: ChipProps) {
  const isSet = value !== undefined && value !== null;
  return (
    <Pill $set={isSet}>
      <OpenButton type="button" {...rest} $set={isSet}>
        {isSet ? (
          <>
            {showsName ? `${name}: ` : <VisuallyHidden>{`${name}: `}</VisuallyHidden>}
            {value}
          </>
        ) : (
          <>
            {name}
            <Icon icon={ChevronDown} small />
          </>
        )}
      </OpenButton>
      {isSet && (
        <ClearButton type="button" aria-label={`Clear ${name}`} onClick={onClear}>
          <Icon icon={X} small />
        </ClearButton>
      )}
    </Pill>
  );
}

interface ChipButtonProps extends ComponentProps<'button'> {
  icon: Glyph;
  /** What is open behind it is in use. */
  isSet: boolean;
}

/** A chip that opens something else than the values of one filter. */
export const ChipButton = ({ icon, isSet, children, ...rest }: ChipButtonProps) => (
  <Pill $set={isSet}>
    <OpenButton type="button" {...rest} $set={false}>
      <Icon icon={icon} small />
      {children}
    </OpenButton>
  </Pill>
);

/** A row of chips; on a phone it scrolls horizontally. */
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

const Pill = styled.div<{ $set: boolean }>`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  border: 1.5px solid ${({ $set }) => ($set ? t.color.ink : t.color.lineStrong)};
  border-radius: ${t.radius.pill};
  background: ${({ $set }) => ($set ? t.color.ink : t.color.surface)};
  color: ${({ $set }) => ($set ? t.color.background : t.color.ink)};
  transition: border-color ${t.time.fast} ${t.time.easeOut};
  &:hover { border-color: ${t.color.ink}; }
`;
/** Inside the pill, because its two buttons adjoin. */
const innerFocusRing = css`
  &:focus-visible { outline: 2px solid ${t.color.background}; outline-offset: -5px; }
`;
// The buttons reach over the pill's border, so that both are 44 px high.
const OpenButton = styled.button<{ $set: boolean }>`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 44px;
  margin-block: -1.5px;
  padding: 0 ${({ $set }) => ($set ? '0.25rem' : '1rem')} 0 1rem;
  border: 0;
  border-radius: ${t.radius.pill};
  background: none;
  font-size: ${t.size.text};
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  ${({ $set }) => $set && innerFocusRing}
`;
const ClearButton = styled.button`
  ${innerFocusRing}
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -1.5px -1.5px -1.5px 0;
  padding: 0;
  border: 0;
  border-radius: ${t.radius.pill};
  background: none;
  cursor: pointer;
`;
