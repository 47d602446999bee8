import { setSessionIdentity } from '@foothold/shared/auth';
import { explain, verifyLoginCode } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { Button, TextButton, TextField, toast } from '@foothold/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { replaceDocument } from '../document';
import { Fields } from './LoginFrame';
import { nextStop } from './nextStop';

interface CodeFormProps {
  by: 'app' | 'recovery';
  onOther: () => void;
}

const kinds = {
  app: { label: 'Code', other: 'Use a recovery code', inputMode: 'numeric', autoComplete: 'one-time-code' },
  recovery: { label: 'Recovery code', other: 'Use the app', inputMode: 'text', autoComplete: 'off' },
} as const;

/** One code, of the app or of those that were kept for the day without it. */
export function CodeForm({ by, onOther }: CodeFormProps) {
  const [leaving, setLeaving] = useState(false);
  const { label, other, ...input } = kinds[by];
  const { register, submit, setFocus, formState } = useEndpointForm(verifyLoginCode, {
    rules: verifyLoginCode.body,
    defaultValues: { code: '' },
    send: (body) => ({ body }),
    onDone: ({ token: _, ...identity }) => {
      setLeaving(true);
      setSessionIdentity(identity);
      replaceDocument(nextStop(identity));
    },
    onUnmatchedError: ({ code, message }) => {
      // Too late: the way to the login is already under way.
      if (code !== 'signed_out') toast.error(code === 'offline' ? explain('unexpected') : message);
      return true;
    },
  });
  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <Fields onSubmit={submit} noValidate>
      <Signs
        label={label}
        {...input}
        aside={<TextButton onClick={onOther}>{other}</TextButton>}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        error={formState.errors.code?.message}
        {...register('code')}
      />
      <Button type="submit" $tone="primary" busy={formState.isSubmitting || leaving} busyLabel="Signing in...">
        Sign in
      </Button>
    </Fields>
  );
}

const Signs = styled(TextField)`font-variant-numeric: tabular-nums; letter-spacing: 0.08em;`;
