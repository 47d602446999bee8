import { TextLink, t } from '@foothold/shared/ui';
import styled from 'styled-components';

/** What signing up means; also where a link leads past the choice of a role. */
export const TermsNote = () => (
  <Small>
    By signing up you agree to the <TextLink to="/terms">Terms</TextLink> and have read how we treat your data under{' '}
    <TextLink to="/privacy">Privacy</TextLink>.
  </Small>
);

const Small = styled.p`margin-top: 1.75rem; color: ${t.color.ink2}; font-size: ${t.size.small};`;
