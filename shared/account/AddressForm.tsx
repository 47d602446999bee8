import { addressChangeInput, changeAddress } from '@foothold/shared/contract';
import { PasswordField, useEndpointForm } from '@foothold/shared/forms';
import { Button, FormNotice, Row, Stack, TextField, toast } from '@foothold/shared/ui';

interface AddressFormProps {
  onDone: () => Promise<void> | void;
  /** With it, the form has a button that closes it. */
  onCancel?: () => void;
}

/** Changes the email address of the account, with the password. */
export function AddressForm({ onDone, onCancel }: AddressFormProps) {
  const { register, submit, reset, formState } = useEndpointForm(changeAddress, {
    rules: addressChangeInput,
    defaultValues: { email: '', password: '' },
    send: (body) => ({ body }),
    onDone: async ({ message }) => {
      toast.success(message);
      reset();
      await onDone();
    },
  });
  const { errors, isSubmitting } = formState;

  return (
    <Stack as="form" onSubmit={submit} noValidate>
      <TextField
        {...register('email')}
        type="email"
        label="New email address"
        autoComplete="email"
        inputMode="email"
        error={errors.email?.message}
        required
      />
      <PasswordField
        {...register('password')}
        label="Your password"
        autoComplete="current-password"
        enterKeyHint="done"
        error={errors.password?.message}
        required
      />
      {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
      <Row>
        <Button type="submit" $tone="primary" busy={isSubmitting} busyLabel="Saving...">
          Change address
        </Button>
        {onCancel && (
          <Button $tone="soft" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Row>
    </Stack>
  );
}
