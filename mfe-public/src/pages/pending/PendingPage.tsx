import { currentIdentity, useIdentity } from '@foothold/shared/auth';
import { homeOf } from '@foothold/shared/boot';
import { type LoaderFunctionArgs, replace, useLoaderData } from '@foothold/shared/router';
import { Page } from '@foothold/shared/ui';
import { Correcting } from './Correcting';
import { loadCompany } from './loadCompany';
import { Refused } from './Refused';
import { useRetold } from './useRetold';
import { useVerification } from './useVerification';
import { Waiting } from './Waiting';

/** For a company that waits, and for one that was rejected. Anybody else has a start of their own. */
export async function loader({ request }: LoaderFunctionArgs) {
  const identity = currentIdentity();
  if (!identity) throw replace('/login');
  if (identity.verified === 1) throw replace(homeOf(identity));
  const refused = identity.verification_status === 'rejected';
  const correcting = !refused && new URL(request.url).searchParams.has('correct');
  return { correcting, company: refused || correcting ? await loadCompany(request.signal) : null };
}

/** What the server says of the company decides what is shown, from the first moment to the last. */
export function Component() {
  const { correcting, company } = useLoaderData<typeof loader>();
  const identity = useIdentity();
  const ask = useVerification();
  const refused = identity?.verification_status === 'rejected';
  useRetold(refused ? 'refused' : correcting);

  const given = { company, onAnswered: ask };
  return (
    <Page>
      {refused && <Refused reason={identity.reason ?? null} suspended={identity.suspended ?? false} {...given} />}
      {!refused && (correcting ? <Correcting {...given} /> : <Waiting />)}
    </Page>
  );
}
