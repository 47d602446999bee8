import type { VisibleDetails } from '@foothold/shared/contract';
import { formatLongDate, formatWorkMode, jobKindLabels } from '@foothold/shared/format';
import { media, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface DetailFact {
  label: string;
  value: ReactNode;
}

/** The work that a student looks for, and when; what is missing is left out. */
export function listWorkFacts(details: VisibleDetails): DetailFact[] {
  const { preferred_kinds, preferred_env_modes, preferred_places, available_from, graduation_year } = details;
  return [
    { label: 'Looks for', value: preferred_kinds.map((kind) => jobKindLabels[kind]).join(', ') },
    { label: 'Work mode', value: preferred_env_modes.map(formatWorkMode).join(', ') },
    { label: 'Places', value: preferred_places.join(', ') },
    { label: 'Available', value: available_from && formatAvailability(available_from) },
    { label: 'Year of graduation', value: graduation_year && String(graduation_year) },
  ].filter(({ value }) => value);
}

const formatAvailability = (date: string): string =>
  date <= new Date().toISOString().slice(0, 10) ? 'Now' : `From ${formatLongDate(date)}`;

/** Short facts in columns, as many as there is room for. */
export const DetailFacts = ({ facts }: { facts: readonly DetailFact[] }) => (
  <List>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
);

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: 0.875rem 1.5rem;
  dt { color: ${t.color.ink3}; font-size: ${t.size.small}; }
  dd { overflow-wrap: anywhere; }
  ${media.phone} { gap: 0.75rem; }
`;
