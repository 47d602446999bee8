import { LinkButton, TextLink } from '@foothold/shared/ui';
import styled from 'styled-components';
import { AccountLayout } from '../../layout/AccountLayout';
import { FormFooter } from './formStyles';

/** A link that sets no password any more, or that this page no longer has, and the way to a new one. */
export function InvalidLink({ isLost }: { isLost: boolean }) {
  return (
    <AccountLayout
      title={isLost ? 'Open the link again' : 'This link no longer works'}
      subtitle={
        isLost
          ? 'This page keeps no link, for your safety. Open the one in the mail again, or ask for a new one.'
          : 'It was used already or has expired. A link works once, for 30 minutes.'
      }
    >
      <Action>
        <LinkButton to="/reset" $tone="primary">
          Ask for a new link
        </LinkButton>
      </Action>
      <FormFooter>
        Remembered your password? <TextLink to="/login">Login</TextLink>
      </FormFooter>
    </AccountLayout>
  );
}

const Action = styled.div`margin-top: 2rem;`;
