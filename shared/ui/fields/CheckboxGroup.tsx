import type { ComponentProps } from 'react';
import { CheckboxInput } from './CheckboxField';
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup';

interface CheckboxGroupProps
  extends ChoiceGroupProps,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'id' | 'children'> {
  /** The ticked values, for a controlled group. */
  chosen?: readonly (string | number)[] | undefined;
}

/** Several checkboxes. The result of a form's `register` is spread onto each of them; the value is a list. */
export function CheckboxGroup({
  label,
  hint,
  error,
  optional,
  options,
  stacked,
  chosen,
  ...input
}: CheckboxGroupProps) {
  return (
    <ChoiceGroup {...{ label, hint, error, optional, options, stacked }}>
      {(value, isInvalid) => (
        <CheckboxInput
          {...input}
          {...(chosen && { checked: chosen.includes(value) })}
          type="checkbox"
          value={value}
          aria-invalid={isInvalid}
        />
      )}
    </ChoiceGroup>
  );
}
