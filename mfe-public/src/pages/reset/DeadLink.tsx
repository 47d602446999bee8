import { LinkButton, TextLink } from '@foothold/shared/ui';
import styled from 'styled-components';
import { AccountFrame } from '../../parts/AccountFrame';
import { After } from './parts';

/** A link that sets no password any more, or that this page no longer has, and the way to a new one. */
export function DeadLink({ lost }: { lost: boolean }) {
  return (
    <AccountFrame
      title={lost ? 'Open the link again' : 'This link no longer works'}
      subtitle={
        lost
          ? 'This page keeps no link, for your safety. Open the one in the mail again, or ask for a new one.'
          : 'It was used already or has expired. A link works once, for 30 minutes.'
      }
    >
      <Way>
        <LinkButton to="/reset" $tone="primary">
          Ask for a new link
        </LinkButton>
      </Way>
      <After>
        Remembered your password? <TextLink to="/login">Login</TextLink>
      </After>
    </AccountFrame>
  );
}

const Way = styled.div`margin-top: 2rem;`;
