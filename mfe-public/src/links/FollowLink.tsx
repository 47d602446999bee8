import { ApiError, getErrorMessage, useAction } from '@foothold/shared/api';
import { Button, FormNotice, focusHeading, LinkButton } from '@foothold/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { AccountLayout } from '../layout/AccountLayout';
import type { LinkToken } from './linkToken';

interface FollowLinkProps {
  token: LinkToken;
  /** It is known at opening that the link no longer works. */
  isBroken?: boolean;
  send: (token: string) => Promise<{ message: string }>;
  title: string;
  lead: ReactNode;
  action: string;
  /** The title once it is done; the server's message stands below. */
  doneTitle: string;
  /** Why the link may no longer work, and what to do then. */
  expired: string;
}

type State = { kind: 'ready' } | { kind: 'done'; message: string } | { kind: 'expired' };

/** The page of an emailed link. It takes a button: programs that look at links in mails must not follow it. */
export function FollowLink({
  token,
  isBroken = false,
  send,
  title,
  lead,
  action,
  doneTitle,
  expired,
}: FollowLinkProps) {
  const [state, setState] = useState<State>({ kind: isBroken ? 'expired' : 'ready' });
  const [failure, setFailure] = useState<string>();
  const value = token.read();
  useEffect(() => {
    if (state.kind !== 'ready') focusHeading();
  }, [state]);

  const { start, busy } = useAction(async () => {
    setFailure(undefined);
    try {
      const { message } = await send(value ?? '');
      token.clear();
      setState({ kind: 'done', message });
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === 'not_possible_now') setState({ kind: 'expired' });
      else setFailure(getErrorMessage(cause));
    }
  });

  if (state.kind === 'done')
    return (
      <AccountLayout title={doneTitle} subtitle={state.message}>
        <HomeAction />
      </AccountLayout>
    );
  if (value === null)
    return (
      <AccountLayout
        title="Open the link again"
        subtitle="This page keeps no link, for your safety. Open the one in the mail again."
      >
        <HomeAction />
      </AccountLayout>
    );
  if (state.kind === 'expired')
    return (
      <AccountLayout title="This link no longer works" subtitle={expired}>
        <HomeAction />
      </AccountLayout>
    );
  return (
    <AccountLayout title={title} subtitle={lead}>
      <Actions>
        {failure && <FormNotice>{failure}</FormNotice>}
        <Button $tone="primary" onClick={start} busy={busy} busyLabel="One moment...">
          {action}
        </Button>
      </Actions>
    </AccountLayout>
  );
}

/** A new document, because this one may have an identity with the address as it was. */
export const HomeAction = () => (
  <Actions>
    <LinkButton to="/loader" reloadDocument $tone="primary">
      Go to Foothold
    </LinkButton>
  </Actions>
);

const Actions = styled.div`
  display: grid;
  justify-items: start;
  gap: 1rem;
  margin-top: 2rem;
`;
