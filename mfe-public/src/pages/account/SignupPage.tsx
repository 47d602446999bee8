import { readDraft, type SignupDraft, saveDraft } from '@foothold/shared/auth';
import { credentials } from '@foothold/shared/contract';
import { replace, useLoaderData, useNavigate } from '@foothold/shared/router';
import { Button, PasswordField, Stack, TextField, TextLink } from '@foothold/shared/ui';
import styled from 'styled-components';
import { AccountFrame } from '../../parts/AccountFrame';
import { formOf, roleWord } from './steps';
import { useChecked } from './useChecked';

export function loader(): SignupDraft {
  const draft = readDraft();
  if (!draft) throw replace('/register');
  return draft;
}

export function Component() {
  const draft = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { errors, submit, mended } = useChecked(credentials, (given) => {
    saveDraft({ ...draft, ...given });
    return navigate(formOf(draft.userRole));
  });

  return (
    <AccountFrame
      title="Sign Up"
      subtitle={
        <>
          You want to sign up as a <TextLink to="/register">{roleWord(draft.userRole)}</TextLink>
        </>
      }
      done={1}
    >
      <Form as="form" onSubmit={submit} noValidate>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={draft.email}
          error={errors.email}
          onChange={mended}
          required
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          defaultValue={draft.password ?? ''}
          aside={<TextLink to="/reset">Forgot Password ?</TextLink>}
          error={errors.password}
          onChange={mended}
          meter
          required
        />
        <Button type="submit" $tone="primary" $wide>
          Create Account
        </Button>
      </Form>
      <After>
        Have an account? <TextLink to="/login">Login</TextLink>
      </After>
    </AccountFrame>
  );
}

const Form = styled(Stack)`margin-top: 2rem; gap: 1.25rem;`;
const After = styled.p`margin-top: 1.75rem;`;
