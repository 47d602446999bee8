import { currentIdentity, readRefusal } from '@foothold/shared/auth';
import { homeOf, whoIs } from '@foothold/shared/boot';
import { replace, useLoaderData } from '@foothold/shared/router';
import { Page } from '@foothold/shared/ui';
import { Refused } from './Refused';
import { useVerification } from './useVerification';
import { Waiting } from './Waiting';

/** For a company that waits, and for one that was refused: the login turned that one away and told why. */
export function loader() {
  const identity = currentIdentity();
  if (!identity) {
    const refusal = readRefusal();
    if (!refusal) throw replace('/login');
    return { refusal };
  }
  if (whoIs(identity) !== 'pending') throw replace(homeOf(identity));
  return { refusal: null };
}

export function Component() {
  const { refusal } = useLoaderData<typeof loader>();
  return <Page>{refusal ? <Refused reason={refusal.reason} /> : <Signed />}</Page>;
}

/** As long as the session lives, what the server says of it decides what is shown. */
function Signed() {
  const { refused, reason } = useVerification();
  return refused ? <Refused reason={reason} /> : <Waiting />;
}
