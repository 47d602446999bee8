import { loginCodeInput, verifyLoginCode } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { ActionFailure, Button, TextButton, TextField } from '@foothold/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { LoginFields } from './LoginLayout';
import type { LoginOutcome } from './useLoginOutcome';

interface CodeFormProps {
  method: 'app' | 'recovery';
  onSwitchMethod: () => void;
  outcome: LoginOutcome;
}

const methods = {
  app: { label: 'Code', switchLabel: 'Use a recovery code', inputMode: 'numeric', autoComplete: 'one-time-code' },
  recovery: { label: 'Recovery code', switchLabel: 'Use the app', inputMode: 'text', autoComplete: 'off' },
} as const;

/** Asks for a code of the authenticator app, or for a recovery code. */
export function CodeForm({ method, onSwitchMethod, outcome }: CodeFormProps) {
  const { label, switchLabel, ...input } = methods[method];
  const { register, submit, setFocus, formState } = useEndpointForm(verifyLoginCode, {
    rules: loginCodeInput,
    defaultValues: { code: '' },
    send: (body) => {
      outcome.start();
      // The session is replaced: what is refused with the one before is no news.
      return { body, endsSession: true };
    },
    onDone: outcome.succeed,
    onUnmatchedError: (error) => {
      outcome.fail(error);
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
      <ActionFailure>{outcome.failure}</ActionFailure>
      <Button
        type="submit"
        $tone="primary"
        busy={formState.isSubmitting || outcome.isRedirecting}
        busyLabel="Signing in..."
      >
        Sign in
      </Button>
    </LoginFields>
  );
}

const CodeInput = styled(TextField)`font-variant-numeric: tabular-nums; letter-spacing: 0.08em;`;
