import type { Output } from '@foothold/shared/contract';
import { disableTwoFactor, type renewRecoveryCodes } from '@foothold/shared/contract/admin';
import { useEndpointForm } from '@foothold/shared/forms';
import { Button, FormNotice, Row, SecondaryText, Stack } from '@foothold/shared/ui';
import { useEffect } from 'react';
import { CodeField } from './CodeField';
import { CurrentPasswordField } from './CurrentPasswordField';

type ReauthenticatedEndpoint = typeof disableTwoFactor | typeof renewRecoveryCodes;

interface ReauthenticationFormProps<E extends ReauthenticatedEndpoint> {
  endpoint: E;
  email: string;
  /** What the action does, shown above the fields. */
  effect: string;
  submitLabel: string;
  busyLabel: string;
  tone?: 'primary' | 'danger-solid';
  onCancel: () => void;
  onDone: (response: Output<E>) => void | Promise<void>;
}

/** Asks for the password and a code before two-factor login is changed. */
export function ReauthenticationForm<E extends ReauthenticatedEndpoint>(props: ReauthenticationFormProps<E>) {
  const { endpoint, email, effect, submitLabel, busyLabel, tone = 'primary', onCancel, onDone } = props;
  const { register, submit, setFocus, formState } = useEndpointForm(endpoint as ReauthenticatedEndpoint, {
    rules: disableTwoFactor.body,
    defaultValues: { password: '', code: '' },
    send: (body) => ({ body }),
    onDone: (response) => onDone(response as Output<E>),
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('password'), [setFocus]);

  return (
    <Stack as="form" onSubmit={submit} noValidate>
      <SecondaryText>{effect}</SecondaryText>
      <CurrentPasswordField email={email} error={errors.password?.message} {...register('password')} />
      <CodeField
        label="Code, or a recovery code"
        enterKeyHint="done"
        inputMode="text"
        error={errors.code?.message}
        {...register('code')}
      />
      {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
      <Row>
        <Button type="submit" $tone={tone} busy={isSubmitting} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        <Button $tone="soft" onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
