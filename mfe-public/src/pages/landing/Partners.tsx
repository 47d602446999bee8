import { media, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { Container } from '../../layout/Container';
import { partners } from './content';

export function Partners() {
  return (
    <Strip as="section" aria-labelledby="partners">
      <h2 id="partners">Partners and sponsors</h2>
      <Names>
        {partners.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Names>
    </Strip>
  );
}

const Strip = styled(Container)`
  display: grid;
  grid-template-columns: 11rem 1fr;
  gap: 2rem;
  align-items: baseline;
  padding-block: 2rem;
  h2 { font: 600 ${t.size.text}/1.4 ${t.font.body}; color: ${t.color.ink2}; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: 0.75rem; padding-block: 1.5rem; }
`;
// Different typefaces stand in for the logos. Those that are loaded have room for their fallback too, so that no name moves
// when they arrive.
const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0.75rem 1.75rem;
  color: ${t.color.ink2};
  li:nth-child(6n + 1) { font: 800 1.25rem ${t.font.display}; letter-spacing: -0.04em; min-width: 8.75rem; }
  li:nth-child(6n + 2) { font: 400 1.0625rem ${t.font.body}; letter-spacing: 0.12em; text-transform: uppercase; }
  li:nth-child(6n + 3) { font: italic 600 1.1875rem Georgia, serif; }
  li:nth-child(6n + 4) { font: 700 1.125rem ui-monospace, monospace; letter-spacing: -0.05em; }
  li:nth-child(6n + 5) { font: 500 1.1875rem ${t.font.display}; min-width: 7.9rem; }
  li:nth-child(6n + 6) { font: 700 1.125rem Georgia, serif; letter-spacing: -0.02em; }
  ${media.phone} { gap: 0.5rem 1.75rem; }
`;
