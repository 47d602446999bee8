import { t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Description and requirements: side by side where both have room for a line of text. */
export const JobTexts = ({ children }: { children: ReactNode }) => (
  <Container>
    <Texts>{children}</Texts>
  </Container>
);

const Container = styled.div`container-type: inline-size;`;
const Texts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space[6]};
  @container (min-width: 56rem) { grid-template-columns: repeat(auto-fit, minmax(24rem, 1fr)); gap: ${t.space[7]}; }
`;
