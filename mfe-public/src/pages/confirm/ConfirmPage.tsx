import { call } from '@foothold/shared/api';
import { confirmAddress } from '@foothold/shared/contract';
import type { LoaderFunctionArgs } from '@foothold/shared/router';
import { createLinkToken } from '../../linkToken';
import { FollowLink } from './FollowLink';

const confirmationToken = createLinkToken();

export function loader({ request }: LoaderFunctionArgs) {
  confirmationToken.takeFromAddress(request);
  return null;
}

export const Component = () => (
  <FollowLink
    token={confirmationToken}
    send={(token) => call(confirmAddress, { body: { token } })}
    title="Is this your address?"
    lead="Confirm it, and mails about applications and interviews reach you here."
    action="Confirm address"
    doneTitle="Thank you"
    expired="It has expired after 7 days, or the account has another address by now. Log in to get a new one."
  />
);
