import styled from 'styled-components';
import { t } from '../theme/tokens';

/** Why the last try of a button failed, beside it. The toast with the same words has announced it. */
export const ActionFailure = styled.p`
  color: ${t.color.bad};
  font-size: ${t.size.text};
  font-weight: 600;
  overflow-wrap: anywhere;
  &:empty { display: none; }
`;
