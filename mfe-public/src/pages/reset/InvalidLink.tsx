import { LinkButton, TextLink } from '@foothold/shared/ui';
import styled from 'styled-components';
import { AccountFormFooter } from '../../forms/formLayout';
import { AccountLayout } from '../../layout/AccountLayout';

/** The link has expired or was used, or (`isMissing`) the page was reloaded and no longer has the token. */
export function InvalidLink({ isMissing }: { isMissing: boolean }) {
  return (
    <AccountLayout
      title={isMissing ? 'Open the link again' : 'This link no longer works'}
      subtitle={
        isMissing
          ? 'This page keeps no link, for your safety. Open the one in the mail again, or ask for a new one.'
          : 'It was used already or has expired. A link works once, for 30 minutes.'
      }
    >
      <Action>
        <LinkButton to="/reset" $tone="primary">
          Ask for a new link
        </LinkButton>
      </Action>
      <AccountFormFooter>
        Remembered your password? <TextLink to="/login">Login</TextLink>
      </AccountFormFooter>
    </AccountLayout>
  );
}

const Action = styled.div`margin-top: 2rem;`;
