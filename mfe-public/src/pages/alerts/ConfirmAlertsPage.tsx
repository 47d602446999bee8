import { call } from '@foothold/shared/api';
import { confirmAlerts } from '@foothold/shared/contract';
import type { LoaderFunctionArgs } from '@foothold/shared/router';
import { FollowLink } from '../../links/FollowLink';
import { requestToken } from './alertTokens';

export function loader({ request }: LoaderFunctionArgs) {
  requestToken.takeFromAddress(request);
  return null;
}

/** The page of the link that a visitor was mailed who wants new jobs by mail. */
export function Component() {
  return (
    <FollowLink
      token={requestToken}
      send={async (token) => {
        await call(confirmAlerts, { body: { token } });
        return { message: 'New jobs come by mail from now on. The link in each mail changes or ends them.' };
      }}
      title="Do you want new jobs by mail?"
      lead="Confirm your address, and new jobs of your search come to it, as often as you chose."
      action="Confirm address"
      doneTitle="Thank you"
      expired="It has expired after 7 days, or the address has an account by now: then save the search there."
    />
  );
}
