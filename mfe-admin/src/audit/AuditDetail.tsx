import { t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { describeDetail } from './describeDetail';

/** The entry's details as names and values; `before` and `after` become one line for each changed field. */
export function AuditDetail({ detail }: { detail: Readonly<Record<string, unknown>> }) {
  const lines = describeDetail(detail);
  if (lines.length === 0) return '–';
  return (
    <DetailList>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </DetailList>
  );
}

const DetailList = styled.dl`
  display: grid;
  gap: 0.125rem;
  min-width: 15rem;
  max-width: 26rem;
  font-size: ${t.size.small};
  overflow-wrap: anywhere;
  dt { display: inline; color: ${t.color.ink3}; }
  dt::after { content: ': '; }
  dd { display: inline; }
`;
