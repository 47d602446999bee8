import { type ComponentProps, useId } from 'react';
import styled from 'styled-components';
import { t } from '../tokens';
import { Choice, mark } from './choice';
import { FieldError, type FieldProps, Hint, Optional } from './Field';
import { asOption, type Option } from './SelectField';

interface RadioGroupProps
  extends Omit<FieldProps, 'aside' | 'hideLabel'>,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'> {
  options: readonly Option[];
  /** One below the other; side by side otherwise, as they fit. */
  stacked?: boolean;
  /** The chosen value (null for none) where the caller keeps it, because it is not a text. */
  chosen?: string | number | null | undefined;
}

/** One of a few. The label is the group's name; a form's `register` spreads onto every button. */
export function RadioGroup({
  label,
  hint,
  error,
  optional,
  options,
  stacked = false,
  chosen,
  ...input
}: RadioGroupProps) {
  const id = useId();
  const texts = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');

  return (
    <Group aria-describedby={texts || undefined}>
      <legend>
        {label}
        {optional && <Optional> (optional)</Optional>}
      </legend>
      <Choices $stacked={stacked}>
        {options.map(asOption).map(({ value, label: text }) => (
          <Choice key={value}>
            <Radio
              {...input}
              {...(chosen === undefined ? {} : { checked: value === chosen })}
              type="radio"
              value={value}
              aria-invalid={error ? true : undefined}
            />
            <span>{text}</span>
          </Choice>
        ))}
      </Choices>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: 0.375rem;
  legend { font-weight: 600; font-size: ${t.size.text}; margin-bottom: 0.375rem; }
`;
const Choices = styled.div<{ $stacked: boolean }>`
  display: ${({ $stacked }) => ($stacked ? 'grid' : 'flex')};
  flex-wrap: wrap;
  gap: 0.5rem;
`;
const Radio = styled.input`
  ${mark}
  border-radius: ${t.radius.pebble};
  &:checked { border-color: ${t.color.ink}; background: radial-gradient(circle, ${t.color.ink} 0 5px, ${t.color.wall} 5.6px); }
`;
