import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { media, t } from '../theme/tokens';
import { choiceInputStyle } from './choiceStyles';
import { FieldError, Hint } from './Field';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A single checkbox. */
export function CheckboxField({ label, hint, error, ...input }: CheckboxFieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');

  return (
    <div>
      <LabelRow>
        <CheckboxInput
          {...input}
          type="checkbox"
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </LabelRow>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </div>
  );
}

const LabelRow = styled.label`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: ${t.width.tapTarget};
  cursor: pointer;
  &:has(:disabled) { color: ${t.color.ink3}; cursor: not-allowed; }
`;
// The tick is a clipped box, so that it has the theme's colour. With forced colours the platform's checkbox is used.
export const CheckboxInput = styled.input`
  ${choiceInputStyle}
  display: grid;
  place-items: center;
  border-radius: ${t.radius.surface};
  &:checked { background: ${t.color.ink}; border-color: ${t.color.ink}; }
  &:checked::before {
    content: '';
    width: 12px;
    height: 12px;
    background: ${t.color.background};
    clip-path: polygon(12% 50%, 0 62%, 38% 98%, 100% 18%, 88% 8%, 37% 74%);
  }
  &[aria-invalid='true'] { border-color: ${t.color.bad}; }
  &:focus-visible { outline: 3px solid ${t.color.focus}; outline-offset: 2px; }
  ${media.forcedColors} { appearance: auto; }
`;
