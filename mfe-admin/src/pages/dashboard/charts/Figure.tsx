import { CardTitle, Digits, Meta, media, TextButton, t, wall } from '@foothold/shared/ui';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';

interface FigureProps {
  title: string;
  /** The range in one figure, and what that is. */
  figure: string;
  of: string;
  drawing: ReactNode;
  table: ReactNode;
}

/** A drawing with its figure, and the table that says the same. */
export function Figure({ title, figure, of, drawing, table }: FigureProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <Wall aria-labelledby={id}>
      <Head>
        <CardTitle as="h3" id={id}>
          {title}
        </CardTitle>
        <TextButton aria-describedby={id} onClick={() => setAsTable((now) => !now)}>
          {asTable ? 'Show as chart' : 'Show as table'}
        </TextButton>
      </Head>
      <p>
        <Total>{figure}</Total> <Meta as="span">{of}</Meta>
      </p>
      {asTable ? <Rows>{table}</Rows> : drawing}
    </Wall>
  );
}

const Wall = styled.section`
  ${wall}
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
