import { clearStorage, saveReturnPath, takeReturnPath } from '@foothold/shared/auth';
import { useLoaderData } from '@foothold/shared/router';
import { TextLink, toast } from '@foothold/shared/ui';
import { useEffect } from 'react';
import { takeFlashMessage, takeLoginReason } from '../session/sessionEnd';
import { LoginForm } from './LoginForm';
import { LoginFooter, LoginLayout } from './LoginLayout';

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
  useEffect(() => {
    if (flashMessage) toast.success(flashMessage);
  }, [flashMessage]);

  return (
    <LoginLayout title="Login" lead={reason ?? 'Pick up where you left off.'}>
      <LoginForm />
      <LoginFooter>
        New here? <TextLink to="/register">Signup</TextLink>
      </LoginFooter>
    </LoginLayout>
  );
}
