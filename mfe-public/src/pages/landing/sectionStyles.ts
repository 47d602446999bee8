import { Subtitle, t } from '@foothold/shared/ui';
import styled, { css } from 'styled-components';

/** A section to which the header leads: its own padding is room enough above the heading. */
export const scrollTarget = css`scroll-margin-top: -5rem;`;

/** A section of the page, under a hairline. */
export const PageSection = styled.div`${scrollTarget} border-top: 1px solid ${t.color.line};`;

/** A section's heading here is as large as a page's title elsewhere. It takes the focus as a place, not as a control. */
export const SectionTitle = styled(Subtitle).attrs({ tabIndex: -1 })`
  font-size: ${t.size.title};
  &:focus-visible { outline: none; }
`;
