import { Icon, t } from '@foothold/shared/ui';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';

interface SortSelectProps<Sort extends string> {
  options: readonly { value: Sort; label: string }[];
  value: Sort;
  onChange: (sort: Sort) => void;
  /** Nothing follows a choice yet: on a prerendered page. */
  disabled?: boolean;
}

/** Chooses the order of a list. */
export function SortSelect<Sort extends string>({ options, value, onChange, disabled }: SortSelectProps<Sort>) {
  return (
    <SelectLabel>
      <span>Sort by</span>
      <select value={value} disabled={disabled} onChange={({ target }) => onChange(target.value as Sort)}>
        {options.map(({ value: sort, label }) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
      <Icon icon={ChevronDown} small />
    </SelectLabel>
  );
}

const SelectLabel = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  margin-left: auto;
  color: ${t.color.ink2};
  font-size: ${t.size.text};
  white-space: nowrap;
  select {
    min-height: 44px;
    padding: 0 1.5rem 0 0.375rem;
    border: 0;
    border-radius: ${t.radius.surface};
    background: none;
    color: ${t.color.ink};
    font: inherit;
    font-weight: 600;
    appearance: none;
    field-sizing: content;
    cursor: pointer;
    &:disabled { cursor: progress; }
  }
  option { background: ${t.color.surface}; }
  svg { position: absolute; right: 0.25rem; pointer-events: none; }
`;
