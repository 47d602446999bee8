import { currentIdentity, useIdentity } from '@foothold/shared/auth';
import { getHomePath } from '@foothold/shared/boot';
import { type LoaderFunctionArgs, replace, useLoaderData } from '@foothold/shared/router';
import { Page } from '@foothold/shared/ui';
import { AwaitingApproval } from './AwaitingApproval';
import { CorrectDetails } from './CorrectDetails';
import { loadCompany } from './loadCompany';
import { RejectedCompany } from './RejectedCompany';
import { useFocusHeadingOnChange } from './useFocusHeadingOnChange';
import { useVerificationUpdates } from './useVerificationUpdates';

/** For a company that waits, and for one that was rejected. Anybody else has a start of their own. */
export async function loader({ request }: LoaderFunctionArgs) {
  const identity = currentIdentity();
  if (!identity) throw replace('/login');
  if (identity.verified === 1) throw replace(getHomePath(identity));
  const isRejected = identity.verification_status === 'rejected';
  const isCorrecting = !isRejected && new URL(request.url).searchParams.has('correct');
  return { isCorrecting, company: isRejected || isCorrecting ? await loadCompany(request.signal) : null };
}

/** What the server says of the company decides what is shown, from the first moment to the last. */
export function Component() {
  const { isCorrecting, company } = useLoaderData<typeof loader>();
  const identity = useIdentity();
  const refreshVerification = useVerificationUpdates();
  const isRejected = identity?.verification_status === 'rejected';
  useFocusHeadingOnChange(isRejected ? 'refused' : isCorrecting);

  const shared = { company, onSubmitted: refreshVerification };
  return (
    <Page>
      {isRejected && (
        <RejectedCompany reason={identity.reason ?? null} isSuspended={identity.suspended ?? false} {...shared} />
      )}
      {!isRejected && (isCorrecting ? <CorrectDetails {...shared} /> : <AwaitingApproval />)}
    </Page>
  );
}
