import { addressChangeInput, changeAddress } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { Button, FormNotice, Row, Stack, TextField, toast } from '@foothold/shared/ui';
import { useEffect } from 'react';
import { CurrentPasswordField } from './CurrentPasswordField';

interface AddressFormProps {
  /** The present address. */
  email: string;
  onDone: () => Promise<void> | void;
  /** With it, the form has a button that closes it. */
  onCancel?: () => void;
}

/** Changes the email address of the account, with the password. */
export function AddressForm({ email, onDone, onCancel }: AddressFormProps) {
  const { register, submit, reset, setFocus, formState } = useEndpointForm(changeAddress, {
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
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    if (isOpened) setFocus('email');
  }, [isOpened, setFocus]);

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
      <CurrentPasswordField
        {...register('password')}
        email={email}
        enterKeyHint="done"
        error={errors.password?.message}
      />
      {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
      <Row>
        <Button type="submit" $tone={isOpened ? 'primary' : 'soft'} busy={isSubmitting} busyLabel="Saving...">
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
