import styled from 'styled-components';
import { type Glyph, Icon } from '../drawings/Icon';
import type { FieldControlProps } from '../fields/Field';
import { inputStyle } from '../fields/inputStyle';
import { t } from '../theme/tokens';
import { InputWrapper } from './InputWrapper';

interface PickerButtonProps {
  controlProps: FieldControlProps;
  /** The chosen value. */
  text: string;
  placeholder: string;
  icon: Glyph;
  isOpen: boolean;
  required?: boolean | undefined;
  onOpen: () => void;
  onBlur?: (() => void) | undefined;
  ref?: ((element: HTMLElement | null) => void) | undefined;
}

/** A picker's field on a phone: it looks like an input and opens a bottom sheet. */
export function PickerButton({
  controlProps,
  text,
  placeholder,
  icon,
  isOpen,
  required,
  onOpen,
  onBlur,
  ref,
}: PickerButtonProps) {
  return (
    <InputWrapper>
      <StyledButton
        {...controlProps}
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
      </StyledButton>
      <Icon icon={icon} />
    </InputWrapper>
  );
}

const StyledButton = styled.button<{ $empty: boolean }>`
  ${inputStyle}
  padding-right: 2.75rem;
  overflow: hidden;
  text-align: left;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
  ${({ $empty }) => $empty && `color: ${t.color.ink3};`}
`;
