import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { type Glyph, Icon } from '../drawings/Icon';
import { t } from '../theme/tokens';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: Glyph;
  /** The accessible name. Used only where the icon alone is clear, such as close, clear and delete. */
  label: string;
  small?: boolean;
}

/** A button that shows only an icon. */
export function IconButton({ icon, label, small = false, ...rest }: IconButtonProps) {
  return (
    <StyledButton type="button" {...rest} aria-label={label}>
      <Icon icon={icon} small={small} />
    </StyledButton>
  );
}

const StyledButton = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${t.radius.blob};
  background: none;
  color: ${t.color.ink2};
  cursor: pointer;
  transition: background ${t.time.fast} ${t.time.easeOut};
  &:hover { background: ${t.color.sunken}; color: ${t.color.ink}; }
`;
