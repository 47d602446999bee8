import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { t } from '../theme/tokens';
import { ChoiceLabel } from './choiceStyles';
import { FieldError, type FieldProps, Hint, OptionalMark } from './Field';
import { type Option, toOption } from './SelectField';

export interface ChoiceGroupProps extends Omit<FieldProps, 'aside' | 'hideLabel'> {
  options: readonly Option[];
  /** One option per line instead of side by side. */
  stacked?: boolean | undefined;
}

interface ChoiceGroupFieldProps extends ChoiceGroupProps {
  /** Renders the native control of one option. */
  children: (value: string | number, isInvalid: true | undefined) => ReactNode;
}

/** A group of radio buttons or checkboxes with a common label. */
export function ChoiceGroup({
  label,
  hint,
  error,
  optional,
  options,
  stacked = false,
  children,
}: ChoiceGroupFieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');

  return (
    <Group aria-describedby={describedBy || undefined}>
      <legend>
        {label}
        {optional && <OptionalMark> (optional)</OptionalMark>}
      </legend>
      <Choices $stacked={stacked}>
        {options.map(toOption).map(({ value, label: text }) => (
          <ChoiceLabel key={value}>
            {children(value, error ? true : undefined)}
            <span>{text}</span>
          </ChoiceLabel>
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
