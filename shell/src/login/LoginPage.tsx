import { clearStorage, saveReturnPath, takeReturnPath } from '@foothold/shared/auth';
import { useLoaderData } from '@foothold/shared/router';
import { TextLink, toast } from '@foothold/shared/ui';
import { useEffect } from 'react';
import { takeReason, takeWord } from '../farewell';
import { LoginForm } from './LoginForm';
import { After, LoginFrame } from './LoginFrame';

/** Opening the login forgets everything that was stored here, except where to return to afterwards, and with what. */
export function loader() {
  const target = takeReturnPath();
  const word = takeWord();
  const reason = takeReason();
  clearStorage();
  if (target) saveReturnPath(target);
  return { word, reason };
}

export function Component() {
  const { word, reason } = useLoaderData<typeof loader>();
  useEffect(() => {
    if (word) toast.success(word);
  }, [word]);

  return (
    <LoginFrame title="Login" lead={reason ?? 'Pick up where you left off.'}>
      <LoginForm />
      <After>
        New here? <TextLink to="/register">Signup</TextLink>
      </After>
    </LoginFrame>
  );
}
