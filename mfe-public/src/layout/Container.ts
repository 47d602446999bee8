import { t } from '@foothold/shared/ui';
import styled from 'styled-components';

/** The width of everything on a page that stands alone, without a sidebar. */
export const Container = styled.div`
  width: 100%;
  max-width: ${t.width.page};
  margin-inline: auto;
  padding-inline: ${t.width.gutter};
`;
