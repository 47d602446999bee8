import { call } from '@foothold/shared/api';
import { currentIdentity } from '@foothold/shared/auth';
import { getAccessRole } from '@foothold/shared/boot';
import { finishPasskeyStep, startPasskeyStep } from '@foothold/shared/contract';
import { redirectDocument, replace } from '@foothold/shared/router';
import { TextLink } from '@foothold/shared/ui';
import { useState } from 'react';
import { CodeForm } from './CodeForm';
import { LoginFooter, LoginLayout } from './LoginLayout';
import { PasskeyButton } from './PasskeyButton';
import { useLoginOutcome } from './useLoginOutcome';

/** The second step of the login. Redirects users who are not between password and code. */
export function loader() {
  const identity = currentIdentity();
  if (!identity) throw replace('/login');
  // This document may have been served before the code was accepted: a new one has the full identity.
  if (getAccessRole(identity) !== 'unproven') throw redirectDocument('/loader');
  return null;
}

const leadTexts = {
  app: 'Your authenticator app shows six digits for Foothold.',
  recovery: 'Take one of the codes that you kept when you set this up. Each works once.',
};

export function Component() {
  const [method, setMethod] = useState<keyof typeof leadTexts>('app');
  const outcome = useLoginOutcome();
  return (
    <LoginLayout title="Enter your code" lead={leadTexts[method]}>
      <CodeForm
        key={method}
        method={method}
        onSwitchMethod={() => setMethod(method === 'app' ? 'recovery' : 'app')}
        outcome={outcome}
      />
      <PasskeyButton
        label="Use a passkey, if you have one"
        start={() => {
          outcome.start();
          return call(startPasskeyStep);
        }}
        finish={(body) => call(finishPasskeyStep, { body, endsSession: true })}
        isRedirecting={outcome.isRedirecting}
        onDone={outcome.succeed}
        onError={outcome.fail}
      />
      <LoginFooter>
        Not you? <TextLink to="/login">Login</TextLink>
      </LoginFooter>
    </LoginLayout>
  );
}
