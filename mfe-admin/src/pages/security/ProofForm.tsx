import type { Output } from '@foothold/shared/contract';
import { disableTwoFactor, type renewRecoveryCodes } from '@foothold/shared/contract/admin';
import { useEndpointForm } from '@foothold/shared/forms';
import { Button, FormNotice, Quiet, Row, Stack } from '@foothold/shared/ui';
import { useEffect } from 'react';
import { CodeField } from './CodeField';
import { OwnPassword } from './OwnPassword';

type Proven = typeof disableTwoFactor | typeof renewRecoveryCodes;

interface ProofFormProps<E extends Proven> {
  endpoint: E;
  email: string;
  /** What happens then. */
  effect: string;
  act: string;
  busyLabel: string;
  tone?: 'primary' | 'danger-solid';
  onEnd: () => void;
  onDone: (answer: Output<E>) => void | Promise<void>;
}

/** Asks for the password and a code before how one logs in is changed. */
export function ProofForm<E extends Proven>(props: ProofFormProps<E>) {
  const { endpoint, email, effect, act, busyLabel, tone = 'primary', onEnd, onDone } = props;
  const { register, submit, setFocus, formState } = useEndpointForm(endpoint as Proven, {
    rules: disableTwoFactor.body,
    defaultValues: { password: '', code: '' },
    send: (body) => ({ body }),
    onDone: (answer) => onDone(answer as Output<E>),
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('password'), [setFocus]);

  return (
    <Stack as="form" onSubmit={submit} noValidate>
      <Quiet>{effect}</Quiet>
      <OwnPassword email={email} error={errors.password?.message} {...register('password')} />
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
          {act}
        </Button>
        <Button $tone="soft" onClick={onEnd}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
