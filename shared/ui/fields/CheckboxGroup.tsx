import { CheckboxInput } from './CheckboxField';
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup';

interface CheckboxGroupProps extends ChoiceGroupProps {
  /** The values that are ticked. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Several checkboxes, of which any number may be ticked. They are listed in the order of the options. */
export function CheckboxGroup({ chosen, onChange, ...group }: CheckboxGroupProps) {
  const values = group.options.map((option) => String(typeof option === 'string' ? option : option.value));
  const toggle = (value: string) =>
    onChange(values.filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <ChoiceGroup {...group}>
      {(value) => (
        <CheckboxInput
          type="checkbox"
          value={value}
          checked={chosen.includes(String(value))}
          onChange={() => toggle(String(value))}
        />
      )}
    </ChoiceGroup>
  );
}
