import { confirmPasswordReset } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { type LoaderFunctionArgs, replace, useLoaderData, useNavigate } from '@foothold/shared/router';
import { Button, FormNotice, PasswordField, TextLink, toast } from '@foothold/shared/ui';
import { AccountFrame } from '../../parts/AccountFrame';
import { Form } from './parts';

const rules = confirmPasswordReset.body.pick({ password: true });

/** The mailed link carries the token; without one there is nothing to confirm. */
export function loader({ request }: LoaderFunctionArgs): string {
  const token = new URL(request.url).searchParams.get('token');
  if (!token) throw replace('/reset');
  return token;
}

export function Component() {
  const token = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { register, submit, formState } = useEndpointForm(confirmPasswordReset, {
    rules,
    defaultValues: { password: '' },
    send: ({ password }) => ({ body: { token, password } }),
    onDone: ({ message }) => {
      toast.success(message);
      return navigate('/login', { replace: true });
    },
  });
  const { errors, isSubmitting } = formState;

  return (
    <AccountFrame title="Set a new password" subtitle="You are signed out everywhere; log in again with the new one.">
      <Form onSubmit={submit} noValidate>
        <PasswordField
          {...register('password')}
          label="New password"
          autoComplete="new-password"
          error={errors.password?.message}
          meter
          required
        />
        {errors.root && (
          <FormNotice>
            {errors.root.message} A link works once, for 30 minutes: <TextLink to="/reset">ask for a new one</TextLink>.
          </FormNotice>
        )}
        <Button type="submit" $tone="primary" $wide busy={isSubmitting} busyLabel="Saving...">
          Save password
        </Button>
      </Form>
    </AccountFrame>
  );
}
