import { media, t } from '@foothold/shared/ui';
import styled from 'styled-components';

/** Two columns of details; says so where a value is missing. */
export const DetailList = ({
  details,
}: {
  details: readonly (readonly [name: string, value: string | null | undefined])[];
}) => (
  <List>
    {details.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value || 'Not provided'}</dd>
      </div>
    ))}
  </List>
);

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.875rem 1.5rem;
  dt { color: ${t.color.ink3}; font-size: ${t.size.small}; }
  dd { font-weight: 600; overflow-wrap: anywhere; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
