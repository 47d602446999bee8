import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon } from '../drawings/Icon';
import { t } from '../theme/tokens';
import { Field, type FieldProps } from './Field';
import { inputStyle } from './inputStyle';

/** An option with its stored value and its label. A string is both. */
export type Option = string | { value: string | number; label: string };

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly Option[];
  /** The label of the empty first option: 'Select a university'. */
  placeholder?: string;
}

/** A native select, which is the most usable on a phone. */
export function SelectField({
  options,
  placeholder,
  label,
  hint,
  error,
  optional,
  hideLabel,
  aside,
  id,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, aside, id }}>
      {(controlProps) => (
        <SelectWrapper>
          <Select {...select} {...controlProps}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(toOption).map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
          <Icon icon={ChevronDown} />
        </SelectWrapper>
      )}
    </Field>
  );
}

export const toOption = (option: Option) => (typeof option === 'string' ? { value: option, label: option } : option);

const SelectWrapper = styled.div`
  position: relative;
  > svg { position: absolute; right: 0.875rem; top: 14px; color: ${t.color.ink2}; pointer-events: none; }
`;
const Select = styled.select`
  ${inputStyle}
  appearance: none;
  padding-right: 2.75rem;
  text-overflow: ellipsis;
  option { background: ${t.color.surface}; color: ${t.color.ink}; }
`;
