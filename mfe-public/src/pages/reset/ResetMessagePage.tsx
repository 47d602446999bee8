import { LinkButton, Row, TextLink } from '@foothold/shared/ui';
import styled from 'styled-components';
import { AccountFrame } from '../../parts/AccountFrame';
import { After } from './parts';

export function Component() {
  return (
    <AccountFrame
      title="Password Reset Email Sent"
      subtitle="If this email has an account, a link is on its way. It works once, for 30 minutes."
    >
      <Ways>
        <LinkButton to="/login">Login</LinkButton>
      </Ways>
      <After>
        Nothing arrived? Look in the spam folder, or <TextLink to="/reset">send it again</TextLink>.
      </After>
    </AccountFrame>
  );
}

const Ways = styled(Row)`margin-top: 2rem;`;
