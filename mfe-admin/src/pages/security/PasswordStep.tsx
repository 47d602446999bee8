import { startTwoFactor } from '@foothold/shared/contract/admin';
import { useEndpointForm } from '@foothold/shared/forms';
import { Button, FormNotice, Quiet, Row, Stack } from '@foothold/shared/ui';
import { useEffect } from 'react';
import { OwnPassword } from './OwnPassword';
import type { Setup } from './state';

interface PasswordStepProps {
  email: string;
  onEnd: () => void;
  onDone: (setup: Setup) => void;
}

/** Nobody who finds an open screen ties the account to a phone of theirs. */
export function PasswordStep({ email, onEnd, onDone }: PasswordStepProps) {
  const { register, submit, setFocus, formState } = useEndpointForm(startTwoFactor, {
    rules: startTwoFactor.body,
    defaultValues: { password: '' },
    send: (body) => ({ body }),
    onDone,
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('password'), [setFocus]);

  return (
    <Stack as="form" onSubmit={submit} noValidate>
      <Quiet>First your password, so that nobody else sets this up at your screen.</Quiet>
      <OwnPassword email={email} error={errors.password?.message} {...register('password')} />
      {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
      <Row>
        <Button type="submit" $tone="primary" busy={isSubmitting} busyLabel="Checking...">
          Continue
        </Button>
        <Button $tone="soft" onClick={onEnd}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
