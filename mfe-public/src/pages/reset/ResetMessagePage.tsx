import { LinkButton, Row, TextLink } from '@foothold/shared/ui';
import styled from 'styled-components';
import { AccountLayout } from '../../layout/AccountLayout';
import { FormFooter } from './formStyles';

export function Component() {
  return (
    <AccountLayout
      title="Password Reset Email Sent"
      subtitle="If this email has an account, a link is on its way. It works once, for 30 minutes."
    >
      <Actions>
        <LinkButton to="/login">Login</LinkButton>
      </Actions>
      <FormFooter>
        Nothing arrived? Look in the spam folder, or <TextLink to="/reset">send it again</TextLink>.
      </FormFooter>
    </AccountLayout>
  );
}

const Actions = styled(Row)`margin-top: 2rem;`;
