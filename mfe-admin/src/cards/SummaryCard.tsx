import { Card, t } from '@foothold/shared/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { ProvidedValue } from './values';

interface SummaryCardProps {
  title: ReactNode;
  /** The status, above the title. */
  badge?: ReactNode;
  details: readonly (readonly [label: string, value: ReactNode])[];
  /** Links and buttons, aligned with those of the cards beside it. */
  children: ReactNode;
}

/** One card of a list: title, a few details, and a footer with links and buttons. */
export function SummaryCard({ title, badge, details, children }: SummaryCardProps) {
  const heading = useId();
  return (
    <StyledCard aria-labelledby={heading}>
      {badge && <BadgeRow>{badge}</BadgeRow>}
      <Heading id={heading}>{title}</Heading>
      <DetailList>
        {details.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{typeof value === 'string' || value === null ? <ProvidedValue value={value} /> : value}</dd>
          </div>
        ))}
      </DetailList>
      <CardFooter>{children}</CardFooter>
    </StyledCard>
  );
}

const StyledCard = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: start;
  overflow-wrap: anywhere;
`;
const BadgeRow = styled.div`margin-bottom: 0.5rem;`;
const Heading = styled.h2`font-size: ${t.size.card}; line-height: 1.25;`;
const DetailList = styled.dl`
  display: grid;
  grid-template-columns: minmax(5rem, auto) minmax(0, 1fr);
  gap: 0.25rem 0.75rem;
  width: 100%;
  margin: 0.75rem 0 0.5rem;
  font-size: ${t.size.text};
  > div { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: baseline; }
  dt { color: ${t.color.ink2}; }
`;
const CardFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 0.75rem;
  width: 100%;
  min-height: 44px;
  margin: auto 0 -0.625rem;
`;
