import { setSessionIdentity } from '@foothold/shared/auth';
import { explain, loginCodeInput, verifyLoginCode } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { Button, TextButton, TextField, toast } from '@foothold/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { replaceDocument } from '../navigation/document';
import { LoginFields } from './LoginLayout';
import { resolveAfterLoginPath } from './resolveAfterLoginPath';

interface CodeFormProps {
  method: 'app' | 'recovery';
  onSwitchMethod: () => void;
}

const methods = {
  app: { label: 'Code', switchLabel: 'Use a recovery code', inputMode: 'numeric', autoComplete: 'one-time-code' },
  recovery: { label: 'Recovery code', switchLabel: 'Use the app', inputMode: 'text', autoComplete: 'off' },
} as const;

/** Asks for a code of the authenticator app, or for a recovery code. */
export function CodeForm({ method, onSwitchMethod }: CodeFormProps) {
  const [isRedirecting, setRedirecting] = useState(false);
  const { label, switchLabel, ...input } = methods[method];
  const { register, submit, setFocus, formState } = useEndpointForm(verifyLoginCode, {
    rules: loginCodeInput,
    defaultValues: { code: '' },
    send: (body) => ({ body }),
    onDone: ({ token: _, ...identity }) => {
      setRedirecting(true);
      setSessionIdentity(identity);
      replaceDocument(resolveAfterLoginPath(identity));
    },
    onUnmatchedError: ({ code, message, isConnectionLost }) => {
      // The time for the code is over: the redirect to the login is already in progress.
      if (code !== 'signed_out') toast.error(isConnectionLost ? explain('unexpected') : message);
      return true;
    },
  });
  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <LoginFields onSubmit={submit} noValidate>
      <CodeInput
        label={label}
        {...input}
        aside={<TextButton onClick={onSwitchMethod}>{switchLabel}</TextButton>}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        error={formState.errors.code?.message}
        {...register('code')}
      />
      <Button type="submit" $tone="primary" busy={formState.isSubmitting || isRedirecting} busyLabel="Signing in...">
        Sign in
      </Button>
    </LoginFields>
  );
}

const CodeInput = styled(TextField)`font-variant-numeric: tabular-nums; letter-spacing: 0.08em;`;
