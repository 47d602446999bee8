import { Icon, t } from '@foothold/shared/ui';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { type JobSearch, useSearchChange } from './search';

/** In which order; how well a job fits is a thing of a search only. */
export function SortChoice({ search: { q, sort } }: { search: JobSearch }) {
  const change = useSearchChange();
  const usual = q ? 'relevance' : 'newest';
  const orders = q ? [bestMatch, ...always] : always;
  const now = orders.find(({ value }) => value === sort)?.value ?? usual;

  return (
    <Order>
      Sort by
      <select value={now} onChange={({ target: { value } }) => change({ sort: value === usual ? null : value })}>
        {orders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} small />
    </Order>
  );
}

const bestMatch = { value: 'relevance', label: 'Best match' };
const always = [
  { value: 'newest', label: 'Newest' },
  { value: 'deadline', label: 'Closing soonest' },
];

const Order = styled.label`
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
    border-radius: ${t.radius.wall};
    background: none;
    color: ${t.color.ink};
    font: inherit;
    font-weight: 600;
    appearance: none;
    field-sizing: content;
    cursor: pointer;
  }
  option { background: ${t.color.wall}; }
  svg { position: absolute; right: 0.25rem; pointer-events: none; }
`;
