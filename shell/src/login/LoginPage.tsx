import { call } from '@foothold/shared/api';
import { clearStorage, saveReturnPath, takeReturnPath } from '@foothold/shared/auth';
import { finishPasskeyLogin, startPasskeyLogin } from '@foothold/shared/contract';
import { useLoaderData } from '@foothold/shared/router';
import { TextLink, toast } from '@foothold/shared/ui';
import { useEffect } from 'react';
import { takeFlashMessage, takeLoginReason } from '../session/sessionEnd';
import { LoginForm } from './LoginForm';
import { LoginFooter, LoginLayout } from './LoginLayout';
import { PasskeyButton } from './PasskeyButton';
import { useLoginOutcome } from './useLoginOutcome';

/** Opening the login clears everything stored in the browser, except the return path and unsaved text for the page there. */
export function loader() {
  const target = takeReturnPath();
  const flashMessage = takeFlashMessage();
  const reason = takeLoginReason();
  clearStorage();
  if (target) saveReturnPath(target);
  return { flashMessage, reason };
}

export function Component() {
  const { flashMessage, reason } = useLoaderData<typeof loader>();
  const outcome = useLoginOutcome();
  useEffect(() => {
    if (flashMessage) toast.success(flashMessage);
  }, [flashMessage]);

  return (
    <LoginLayout title="Login" lead={reason ?? 'Pick up where you left off.'}>
      <LoginForm outcome={outcome} />
      <PasskeyButton
        label="Sign in with a passkey"
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
