import styled from 'styled-components';
import type { Tied } from '../fields/Field';
import { inputLook } from '../fields/input';
import { type Glyph, Icon } from '../Icon';
import { t } from '../tokens';
import { Holder } from './Holder';

interface PickButtonProps {
  tied: Tied;
  /** What is chosen. */
  text: string;
  placeholder: string;
  icon: Glyph;
  isOpen: boolean;
  required?: boolean | undefined;
  onOpen: () => void;
  onBlur?: (() => void) | undefined;
  ref?: ((element: HTMLElement | null) => void) | undefined;
}

/** A field of a phone whose choice comes from the bottom: looks like every field, opens like a native one. */
export function PickButton({ tied, text, placeholder, icon, isOpen, required, onOpen, onBlur, ref }: PickButtonProps) {
  return (
    <Holder>
      <Press
        {...tied}
        ref={ref}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-required={required || undefined}
        onClick={onOpen}
        onBlur={onBlur}
        $empty={text === ''}
      >
        {text || placeholder}
      </Press>
      <Icon of={icon} />
    </Holder>
  );
}

const Press = styled.button<{ $empty: boolean }>`
  ${inputLook}
  padding-right: 2.75rem;
  overflow: hidden;
  text-align: left;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
  ${({ $empty }) => $empty && `color: ${t.color.ink3};`}
`;
