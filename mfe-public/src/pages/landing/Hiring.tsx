import { displayFontStyle, LinkButton, media, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { Container } from '../../layout/Container';

/** For visitors who hire. */
export function Hiring() {
  return (
    <Strip as="section" aria-label="For companies">
      <p>Hiring? Reach 600+ qualified candidates, with files, answers and interview times in one place.</p>
      <LinkButton to="/signup?role=organization">I’m hiring</LinkButton>
    </Strip>
  );
}

const Strip = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: 1.5rem 3rem;
  align-items: center;
  justify-content: space-between;
  padding-block: ${t.space[8]};
  p { ${displayFontStyle} max-width: 24em; font-size: ${t.size.section}; font-weight: 600; line-height: 1.25; letter-spacing: -0.02em; }
  ${media.phone} { padding-block: 3rem; > a { width: 100%; } }
`;
