import { ApiError, call } from '@foothold/shared/api';
import { confirmAddress, previewConfirmation } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { Name } from '@foothold/shared/ui';
import { AccountLayout } from '../../layout/AccountLayout';
import { FollowLink, HomeAction } from '../../links/FollowLink';
import { createLinkToken } from '../../links/linkToken';

const confirmationToken = createLinkToken();

export async function loader({ request }: LoaderFunctionArgs) {
  confirmationToken.takeFromAddress(request);
  const token = confirmationToken.read();
  return token === null ? unknown : loadPreview(token, request.signal);
}

const unknown = { email: null, isConfirmed: false, isBroken: false };

/** What the link would do. Where that cannot be loaded for now, the button may still work. */
const loadPreview = (token: string, signal: AbortSignal) =>
  call(previewConfirmation, { body: { token } }, signal).then(
    ({ email, is_confirmed }) => ({ email, isConfirmed: is_confirmed, isBroken: false }),
    (cause: unknown) => ({ ...unknown, isBroken: cause instanceof ApiError && cause.code === 'not_possible_now' }),
  );

export function Component() {
  const { email, isConfirmed, isBroken } = useLoaderData<typeof loader>();
  if (isConfirmed)
    return (
      <AccountLayout title="This link has been used" subtitle={`${email} is confirmed. There is nothing left to do.`}>
        <HomeAction />
      </AccountLayout>
    );
  return (
    <FollowLink
      token={confirmationToken}
      send={(token) => call(confirmAddress, { body: { token } })}
      isBroken={isBroken}
      title="Is this your address?"
      lead={
        <>
          {email && (
            <>
              <Name>{email}</Name>.{' '}
            </>
          )}
          Confirm it, and mails about applications and interviews reach you here.
        </>
      }
      action="Confirm address"
      doneTitle="Thank you"
      expired="It has expired after 7 days, or the account has another address by now. Log in to get a new one."
    />
  );
}
