import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { t } from '../theme/tokens';
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup';
import { choiceInputStyle } from './choiceStyles';

interface RadioGroupProps
  extends ChoiceGroupProps,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'id' | 'children'> {
  /** The chosen value (null for none) where the caller keeps it, because it is not a text. */
  chosen?: string | number | null | undefined;
}

/** One of a few. The label is the group's name; a form's `register` spreads onto every button. */
export function RadioGroup({ label, hint, error, optional, options, stacked, chosen, ...input }: RadioGroupProps) {
  return (
    <ChoiceGroup {...{ label, hint, error, optional, options, stacked }}>
      {(value, invalid) => (
        <Radio
          {...input}
          {...(chosen === undefined ? {} : { checked: value === chosen })}
          type="radio"
          value={value}
          aria-invalid={invalid}
        />
      )}
    </ChoiceGroup>
  );
}

const Radio = styled.input`
  ${choiceInputStyle}
  border-radius: ${t.radius.blob};
  &:checked { border-color: ${t.color.ink}; background: radial-gradient(circle, ${t.color.ink} 0 5px, ${t.color.surface} 5.6px); }
`;
