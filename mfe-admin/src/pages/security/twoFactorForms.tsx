import { CurrentPasswordField } from '@foothold/shared/account';
import type { Output } from '@foothold/shared/contract';
import { disableTwoFactor, renewRecoveryCodes, twoFactorProof } from '@foothold/shared/contract/admin';
import { useEndpointForm } from '@foothold/shared/forms';
import { SecondaryText, Stack } from '@foothold/shared/ui';
import { useEffect } from 'react';
import { CodeField, StepActions } from './stepControls';

interface FormProps<Done> {
  email: string;
  onCancel: () => void;
  onDone: (response: Done) => void | Promise<void>;
}

/** Replaces the recovery codes by new ones. */
export const RenewRecoveryCodesForm = (props: FormProps<Output<typeof renewRecoveryCodes>>) => (
  <ReauthenticationForm
    {...props}
    endpoint={renewRecoveryCodes}
    effect="You get ten new recovery codes. The old ones stop working."
    submitLabel="Make new codes"
    busyLabel="Making..."
  />
);

interface DisableTwoFactorFormProps extends FormProps<Output<typeof disableTwoFactor>> {
  required: boolean;
}

/** Switches two-factor login off. */
export const DisableTwoFactorForm = ({ required, ...props }: DisableTwoFactorFormProps) => (
  <ReauthenticationForm
    {...props}
    endpoint={disableTwoFactor}
    effect={
      required
        ? 'This site requires it: you go on only after you have set it up again, for instance on another phone. Your passkeys go too.'
        : 'Your password alone protects this account then. Your passkeys go too, and every other device is logged out.'
    }
    submitLabel="Switch off"
    busyLabel="Switching off..."
    tone="danger-solid"
  />
);

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
function ReauthenticationForm<E extends ReauthenticatedEndpoint>(props: ReauthenticationFormProps<E>) {
  const { endpoint, email, effect, submitLabel, busyLabel, tone, onCancel, onDone } = props;
  const { register, submit, setFocus, formState } = useEndpointForm(endpoint as ReauthenticatedEndpoint, {
    rules: twoFactorProof,
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
      <StepActions
        error={errors.root?.message}
        submitLabel={submitLabel}
        busyLabel={busyLabel}
        isBusy={isSubmitting}
        tone={tone}
        onCancel={onCancel}
      />
    </Stack>
  );
}
