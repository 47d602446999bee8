import { CardTitle, Digits, Meta, media, surfaceStyle, TextButton, t } from '@foothold/shared/ui';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';

interface ChartCardProps {
  title: string;
  /** One figure for the whole range, and its label. */
  total: string;
  totalLabel: string;
  chart: ReactNode;
  table: ReactNode;
}

/** A chart with its total, which can be shown as a table instead. */
export function ChartCard({ title, total, totalLabel, chart, table }: ChartCardProps) {
  const id = useId();
  const [isTableShown, setTableShown] = useState(false);
  return (
    <Container aria-labelledby={id}>
      <Head>
        <CardTitle as="h3" id={id}>
          {title}
        </CardTitle>
        <TextButton aria-describedby={id} onClick={() => setTableShown(!isTableShown)}>
          {isTableShown ? 'Show as chart' : 'Show as table'}
        </TextButton>
      </Head>
      <p>
        <Total>{total}</Total> <Meta as="span">{totalLabel}</Meta>
      </p>
      {isTableShown ? <Rows>{table}</Rows> : chart}
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
const Rows = styled.div`max-height: 20rem; overflow-y: auto;`;
