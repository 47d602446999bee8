import { Subtitle, t } from '@foothold/shared/ui';
import styled, { css } from 'styled-components';

/** Target of an anchor of the header. The section's own padding is enough space above the heading. */
export const scrollTarget = css`scroll-margin-top: -5rem;`;

export const PageSection = styled.div`${scrollTarget} border-top: 1px solid ${t.color.line};`;

/** As large as the title of other pages. Focused after a jump, without an outline because it is no control. */
export const SectionTitle = styled(Subtitle).attrs({ tabIndex: -1 })`
  font-size: ${t.size.title};
  &:focus-visible { outline: none; }
`;
