import { call } from '@foothold/shared/api';
import { undoAddressChange } from '@foothold/shared/contract';
import type { LoaderFunctionArgs } from '@foothold/shared/router';
import { FollowLink } from '../../links/FollowLink';
import { createLinkToken } from '../../links/linkToken';

const undoToken = createLinkToken();

export function loader({ request }: LoaderFunctionArgs) {
  undoToken.takeFromAddress(request);
  return null;
}

export const Component = () => (
  <FollowLink
    token={undoToken}
    send={(token) => call(undoAddressChange, { body: { token } })}
    title="Keep your address?"
    lead="Your account keeps this address or gets it back. Everybody is logged out, and you get a link to set a new password, because whoever changed the address knew your password."
    action="Keep my address"
    doneTitle="You keep your address"
    expired="It has been used, or 7 days have passed since the change. If you cannot log in, ask for a new password with this address."
  />
);
