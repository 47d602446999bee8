import styled, { css } from 'styled-components';
import { surfaceStyle } from '../styles/mixins';
import { media, t } from '../theme/tokens';

interface Stat {
  label: string;
  value: number | string;
  note?: string;
}

interface StatStripProps {
  stats: readonly Stat[];
  /** Above a list: on a phone low and in one row, so that the list begins in view. */
  isAboveList?: boolean;
}

/** Figures side by side in one strip; four of them in two rows on a phone. */
export function StatStrip({ stats, isAboveList = false }: StatStripProps) {
  return (
    <Strip $count={stats.length} $low={isAboveList}>
      {stats.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {typeof value === 'number' ? value.toLocaleString('en-GB') : value}
            {note && <Note>{note}</Note>}
          </dd>
        </div>
      ))}
    </Strip>
  );
}

// A further row rather than a broken word. The lines of a row's start and of the first row lie outside, cut off.
const lowStyle = css`
  display: flex;
  flex-wrap: wrap;
  overflow: clip;
  margin-bottom: 0.25rem;
  > div { flex: 1 1 min-content; margin: -1px 0 0 -1px; padding: 0.375rem 0.5rem; border-top: 1px solid ${t.color.line}; }
  dt { font-size: 0.8125rem; line-height: 1.3; }
  dd { font-size: 1.25rem; }
`;
const twoRowsStyle = css`
  grid-template-columns: 1fr 1fr;
  > div:nth-child(3) { border-left: 0; }
  > div:nth-child(n + 3) { border-top: 1px solid ${t.color.line}; }
`;
const Strip = styled.dl<{ $count: number; $low: boolean }>`
  ${surfaceStyle}
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  margin-bottom: 2rem;
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: 1.125rem 1.5rem 1.25rem;
    border-left: 1px solid ${t.color.line};
  }
  > div:first-child { border-left: 0; }
  dt { color: ${t.color.ink2}; font-size: ${t.size.text}; }
  dd {
    font: 700 ${t.size.figure}/1.1 ${t.font.display};
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
  }
  ${media.phone} {
    > div { padding: 0.75rem ${({ $count }) => ($count === 3 ? '0.625rem' : '0.875rem')} 0.875rem; }
    ${({ $count, $low }) => ($low ? lowStyle : $count === 4 && twoRowsStyle)}
  }
`;
const Note = styled.span`
  margin-left: 0.5rem;
  font: 400 ${t.size.small}/1.4 ${t.font.body};
  letter-spacing: 0;
  color: ${t.color.ink3};
  ${media.phone} { display: block; margin-left: 0; }
`;
