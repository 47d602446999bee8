import { currentIdentity, useIdentity } from '@foothold/shared/auth';
import { homeOf, whoIs } from '@foothold/shared/boot';
import { Navigate, replace, useLocation } from '@foothold/shared/router';
import { Page, PageHeader } from '@foothold/shared/ui';
import styled from 'styled-components';
import { AccountFrame } from '../../parts/AccountFrame';
import { Refused, refusedTitle } from './Refused';
import { useVerification } from './useVerification';
import { Waiting } from './Waiting';

/** For a company that waits, and for one that the login turned away. Anybody else has a start of their own. */
export function loader() {
  const identity = currentIdentity();
  if (identity && whoIs(identity) !== 'pending') throw replace(homeOf(identity));
  return null;
}

export function Component() {
  return useIdentity() ? <Signed /> : <TurnedAway />;
}

/** As long as the session lives, what the server says of it decides what is shown. */
function Signed() {
  const { refused, reason } = useVerification();
  return (
    <Page>
      {refused ? (
        <>
          <PageHeader title={refusedTitle} />
          <Refused reason={reason} />
        </>
      ) : (
        <Waiting />
      )}
    </Page>
  );
}

/** Nobody is signed in: the login has handed over why, in the state of the navigation. */
function TurnedAway() {
  const { state } = useLocation() as { state: { reason?: string | null } | null };
  if (!state || !('reason' in state)) return <Navigate to="/login" replace />;
  return (
    <AccountFrame title={refusedTitle}>
      <Below>
        <Refused reason={state.reason ?? null} />
      </Below>
    </AccountFrame>
  );
}

const Below = styled.div`margin-top: 2rem;`;
