import { t } from '@foothold/shared/ui';
import styled from 'styled-components';

/** The content width of pages without a sidebar. */
export const Container = styled.div`
  width: 100%;
  max-width: ${t.width.page};
  margin-inline: auto;
  padding-inline: ${t.width.gutter};
`;
