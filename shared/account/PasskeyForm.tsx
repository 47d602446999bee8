import { call } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { finishPasskeyRegistration, newPasskeyInput, startPasskeyRegistration } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { Button, FormNotice, Row, Stack, TextField, toast } from '@foothold/shared/ui';
import { useEffect } from 'react';
import { CurrentPasswordField } from './CurrentPasswordField';
import { createPasskey } from './passkeyPrompt';

interface PasskeyFormProps {
  email: string;
  onClose: () => void;
}

/** Asks for the password, then lets the browser make a passkey. */
export function PasskeyForm({ email, onClose }: PasskeyFormProps) {
  const refresh = useRefresh();
  const { register, submit, setFocus, formState } = useEndpointForm(startPasskeyRegistration, {
    rules: newPasskeyInput,
    defaultValues: { name: '', password: '' },
    send: ({ password }) => ({ body: { password } }),
    onDone: async (options, { name }) => {
      const response = await createPasskey(options);
      const { message } = await call(finishPasskeyRegistration, { body: { name, response } });
      toast.success(message);
      onClose();
      await refresh();
    },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('name'), [setFocus]);

  return (
    <Stack as="form" onSubmit={submit} noValidate>
      <TextField
        {...register('name')}
        label="Name (optional)"
        hint="Such as “My phone”. Without one it is called after this browser."
        autoComplete="off"
        error={errors.name?.message}
      />
      <CurrentPasswordField
        {...register('password')}
        email={email}
        enterKeyHint="go"
        error={errors.password?.message}
      />
      {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
      <Row>
        <Button type="submit" $tone="primary" busy={isSubmitting} busyLabel="Adding...">
          Continue
        </Button>
        <Button $tone="soft" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
