import { call } from '@foothold/shared/api';
import { clearStorage, currentIdentity, saveReturnPath, takeReturnPath } from '@foothold/shared/auth';
import { getAccessRole } from '@foothold/shared/boot';
import { finishPasskeyLogin, startPasskeyLogin } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { TextLink, toast } from '@foothold/shared/ui';
import { useEffect } from 'react';
import { takeFlashMessage, takeLoginReason } from '../session/sessionEnd';
import { LoginForm } from './LoginForm';
import { LoginFooter, LoginLayout } from './LoginLayout';
import { LoginLead, loadReturnJob } from './LoginLead';
import { PasskeyButton } from './PasskeyButton';
import { SignedInNotice } from './SignedInNotice';
import { useLoginOutcome } from './useLoginOutcome';

/** Opening the login clears everything stored in the browser, except the return path and unsaved text for the page there. */
export function loader({ request }: LoaderFunctionArgs) {
  const target = takeReturnPath();
  const flashMessage = takeFlashMessage();
  const reason = takeLoginReason();
  clearStorage();
  if (target) saveReturnPath(target);
  const identity = currentIdentity();
  // A login that waits for its second step is none yet.
  const signedIn = identity && getAccessRole(identity) !== 'unproven' ? identity : null;
  return { flashMessage, reason, signedIn, target, job: loadReturnJob(target, request.signal) };
}

export function Component() {
  const { flashMessage, reason, signedIn, target, job } = useLoaderData<typeof loader>();
  const outcome = useLoginOutcome();
  useEffect(() => {
    if (flashMessage) toast.success(flashMessage);
  }, [flashMessage]);

  return (
    <LoginLayout title="Login" lead={reason ?? <LoginLead job={job} />}>
      {signedIn && <SignedInNotice identity={signedIn} returnPath={target} />}
      <LoginForm outcome={outcome} />
      <PasskeyButton
        label="Log in with a passkey"
        start={() => {
          outcome.start();
          return call(startPasskeyLogin);
        }}
        finish={(body) => call(finishPasskeyLogin, { body })}
        isRedirecting={outcome.isRedirecting}
        onDone={outcome.succeed}
        onError={outcome.fail}
      />
      <LoginFooter>
        New here? <TextLink to="/register">Signup</TextLink>
      </LoginFooter>
    </LoginLayout>
  );
}
