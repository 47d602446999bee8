import { CurrentPasswordField } from '@foothold/shared/account';
import { startTwoFactor, twoFactorPassword } from '@foothold/shared/contract/admin';
import { useEndpointForm } from '@foothold/shared/forms';
import { Button, FormNotice, Row, SecondaryText, Stack } from '@foothold/shared/ui';
import { useEffect } from 'react';
import type { TwoFactorSetup } from './twoFactorState';

interface PasswordStepProps {
  email: string;
  onCancel: () => void;
  onDone: (setup: TwoFactorSetup) => void;
}

/** Asks for the password, so that nobody can set up two-factor login on an unattended screen. */
export function PasswordStep({ email, onCancel, onDone }: PasswordStepProps) {
  const { register, submit, setFocus, formState } = useEndpointForm(startTwoFactor, {
    rules: twoFactorPassword,
    defaultValues: { password: '' },
    send: (body) => ({ body }),
    onDone,
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('password'), [setFocus]);

  return (
    <Stack as="form" onSubmit={submit} noValidate>
      <SecondaryText>First your password, so that nobody else sets this up at your screen.</SecondaryText>
      <CurrentPasswordField email={email} error={errors.password?.message} {...register('password')} />
      {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
      <Row>
        <Button type="submit" $tone="primary" busy={isSubmitting} busyLabel="Checking...">
          Continue
        </Button>
        <Button $tone="soft" onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
