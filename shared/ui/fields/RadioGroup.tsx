import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media, t } from '../theme/tokens';
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup';
import { choiceInputStyle } from './choiceStyles';

interface RadioGroupProps
  extends ChoiceGroupProps,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'id' | 'children'> {
  /** The chosen value, null for none, for a controlled group whose values are not strings. */
  chosen?: string | number | null | undefined;
}

/** Several radio buttons. The result of a form's `register` is spread onto each of them. */
export function RadioGroup({ label, hint, error, optional, options, stacked, chosen, ...input }: RadioGroupProps) {
  return (
    <ChoiceGroup {...{ label, hint, error, optional, options, stacked }}>
      {(value, isInvalid) => (
        <Radio
          {...input}
          {...(chosen === undefined ? {} : { checked: value === chosen })}
          type="radio"
          value={value}
          aria-invalid={isInvalid}
        />
      )}
    </ChoiceGroup>
  );
}

const Radio = styled.input`
  ${choiceInputStyle}
  border-radius: ${t.radius.blob};
  ${media.forcedColors} { appearance: auto; }
  &:checked { border-color: ${t.color.ink}; background: radial-gradient(circle, ${t.color.ink} 0 5px, ${t.color.surface} 5.6px); }
`;
