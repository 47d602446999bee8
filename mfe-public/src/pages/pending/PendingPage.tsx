import { currentIdentity, useIdentity } from '@foothold/shared/auth';
import { getHomePath } from '@foothold/shared/boot';
import { type LoaderFunctionArgs, replace, useLoaderData } from '@foothold/shared/router';
import { focusHeading, Page } from '@foothold/shared/ui';
import { useEffect, useRef } from 'react';
import { AwaitingApproval } from './AwaitingApproval';
import { CorrectDetails } from './CorrectDetails';
import { loadOwnCompany } from './ownCompany';
import { RejectedCompany } from './RejectedCompany';
import { useVerificationUpdates } from './useVerificationUpdates';

/** For pending and rejected companies; redirects everybody else to their home page. */
export async function loader({ request }: LoaderFunctionArgs) {
  const identity = currentIdentity();
  if (!identity) throw replace('/login');
  if (identity.verified === 1 || identity.email_status === 'overdue') throw replace(getHomePath(identity));
  const isRejected = identity.verification_status === 'rejected';
  const isCorrecting = !isRejected && new URL(request.url).searchParams.has('correct');
  return { isCorrecting, company: isRejected || isCorrecting ? await loadOwnCompany(request.signal) : null };
}

/** Follows the verification status while the page is open. */
export function Component() {
  const { isCorrecting, company } = useLoaderData<typeof loader>();
  const identity = useIdentity();
  const refreshVerification = useVerificationUpdates();
  const isRejected = identity?.verification_status === 'rejected';
  useFocusHeadingOnChange(isRejected ? 'rejected' : isCorrecting);

  const formProps = { company, onSubmitted: refreshVerification };
  return (
    <Page>
      {isRejected && (
        <RejectedCompany reason={identity.reason ?? null} isSuspended={identity.suspended ?? false} {...formProps} />
      )}
      {!isRejected && (isCorrecting ? <CorrectDetails {...formProps} /> : <AwaitingApproval />)}
    </Page>
  );
}

/** When the page switches to another view, its heading names the tab and takes the focus, as after a navigation. */
function useFocusHeadingOnChange(view: unknown): void {
  const previous = useRef(view);

  useEffect(() => {
    if (previous.current === view) return;
    previous.current = view;
    const heading = focusHeading();
    if (!heading) return;
    document.title = `${heading.textContent} · Foothold`;
    window.scrollTo({ top: 0 });
  }, [view]);
}
