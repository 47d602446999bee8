import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { type Glyph, Icon } from '../drawings/Icon';
import type { FieldControlProps, FieldProps } from '../fields/Field';
import { inputStyle } from '../fields/inputStyle';
import { t } from '../theme/tokens';

interface PickerButtonProps {
  controlProps: FieldControlProps;
  /** The chosen value. */
  text: string;
  placeholder: string;
  icon: Glyph;
  isOpen: boolean;
  required?: boolean | undefined;
  onOpen: (event: MouseEvent) => void;
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

/** The props of a field that is not a native input: the `field` of `useController` is spread onto it. */
export interface PickerFieldProps extends Omit<FieldProps, 'aside' | 'hideLabel'> {
  name?: string;
  value: string | null | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** For a form that focuses its first invalid field. */
  ref?: (element: HTMLElement | null) => void;
  required?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
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
/** Places an icon or a button inside the right end of a control. */
export const InputWrapper = styled.div`
  position: relative;
  /* Long text is cut off instead of widening the form. */
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > input { padding-right: 3rem; text-overflow: ellipsis; }
  > svg { position: absolute; right: 0.875rem; top: 14px; color: ${t.color.ink2}; pointer-events: none; }
  > button:last-child:not(:first-child) { position: absolute; right: 2px; top: 2px; }
`;
