import { LinkButton, Row, TextLink } from '@foothold/shared/ui';
import styled from 'styled-components';
import { AccountFormFooter } from '../../forms/formLayout';
import { AccountLayout } from '../../layout/AccountLayout';

export function Component() {
  return (
    <AccountLayout
      title="Password Reset Email Sent"
      subtitle="If this email has an account, a link is on its way. It works once, for 30 minutes."
    >
      <Actions>
        <LinkButton to="/login">Login</LinkButton>
      </Actions>
      <AccountFormFooter>
        Nothing arrived? Look in the spam folder, or <TextLink to="/reset">send it again</TextLink>.
      </AccountFormFooter>
    </AccountLayout>
  );
}

const Actions = styled(Row)`margin-top: 2rem;`;
