import { media, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '../../layout/Container';
import { SectionTitle, scrollTarget } from './sectionStyles';

/** What the site claims, and what it has counted. */
export function Impact({ claims, figures }: { claims: ReactNode; figures: ReactNode }) {
  return (
    <Wall id="impact" aria-labelledby="impact-title">
      <Sides>
        <SectionTitle id="impact-title">Impact</SectionTitle>
        {claims}
      </Sides>
      {figures}
    </Wall>
  );
}

const Wall = styled.section`${scrollTarget} background: ${t.color.surface}; border-block: 1px solid ${t.color.line}; overflow: hidden;`;
const Sides = styled(Container)`
  display: grid;
  grid-template-columns: 15rem 1fr;
  gap: 3rem;
  padding-top: ${t.space[8]};
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: 1.5rem; padding-top: 3.5rem; }
`;
