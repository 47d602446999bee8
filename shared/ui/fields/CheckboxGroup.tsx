import type { ComponentProps } from 'react';
import { CheckboxInput } from './CheckboxField';
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup';

interface CheckboxGroupProps
  extends ChoiceGroupProps,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'id' | 'children'> {
  /** The ticked values where the caller keeps them. */
  chosen?: readonly (string | number)[] | undefined;
}

/** Any of a few. A form's `register` spreads onto every box and holds the list of those that are ticked. */
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
      {(value, invalid) => (
        <CheckboxInput
          {...input}
          {...(chosen && { checked: chosen.includes(value) })}
          type="checkbox"
          value={value}
          aria-invalid={invalid}
        />
      )}
    </ChoiceGroup>
  );
}
