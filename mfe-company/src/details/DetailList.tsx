import { t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Labels with their values below. */
export function DetailList({ details }: { details: readonly { label: string; value: ReactNode }[] }) {
  return (
    <List>
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: 1.25rem;
  max-width: ${t.width.measure};
  overflow-wrap: anywhere;
  dt { font-weight: 650; }
  dd { margin-top: 0.25rem; color: ${t.color.ink2}; white-space: pre-line; }
`;
