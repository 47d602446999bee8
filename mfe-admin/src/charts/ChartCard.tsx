import { CardTitle, Digits, Meta, media, surfaceStyle, TextButton, t } from '@foothold/shared/ui';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';

interface ChartCardProps {
  title: string;
  /** One figure for the whole range, and its label. */
  total: string;
  totalLabel: string;
  /** The figure against that of the period before. */
  comparison: string;
  chart: ReactNode;
  table: ReactNode;
}

/** A chart with its total, and on request a table of its values beneath. */
export function ChartCard({ title, total, totalLabel, comparison, chart, table }: ChartCardProps) {
  const id = useId();
  const tableId = useId();
  const [isTableShown, setTableShown] = useState(false);
  return (
    <Container aria-labelledby={id}>
      <Head>
        <CardTitle as="h3" id={id}>
          {title}
        </CardTitle>
        <TextButton
          aria-describedby={id}
          aria-expanded={isTableShown}
          aria-controls={tableId}
          onClick={() => setTableShown(!isTableShown)}
        >
          {isTableShown ? 'Hide the table' : 'Show as table'}
        </TextButton>
      </Head>
      <p>
        <Total>{total}</Total> <Meta as="span">{totalLabel}</Meta>
      </p>
      <Meta>{comparison}</Meta>
      {chart}
      <div id={tableId}>{isTableShown && table}</div>
    </Container>
  );
}

const Container = styled.section`
  ${surfaceStyle}
  display: grid;
  align-content: start;
  gap: ${t.space[2]};
  min-width: 0;
  padding: ${t.space[4]} ${t.space[5]} ${t.space[5]};
  ${media.phone} { padding: ${t.space[3]} ${t.space[4]} ${t.space[4]}; }
`;
const Head = styled.div`display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 ${t.space[4]};`;
const Total = styled(Digits)`font-size: ${t.size.section}; font-weight: 700;`;
