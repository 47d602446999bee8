import { currentIdentity, readDraft, type SignupDraft, saveDraft } from '@foothold/shared/auth';
import { credentials, explain, isCommonPassword, tooCommon } from '@foothold/shared/contract';
import { PasswordField } from '@foothold/shared/forms';
import { replace, useLoaderData, useNavigate } from '@foothold/shared/router';
import { Button, TextField, TextLink } from '@foothold/shared/ui';
import styled from 'styled-components';
import { AccountFrame } from '../../parts/AccountFrame';
import { formOf, roleWord } from './steps';
import { TakenWay } from './TakenWay';
import { isTaken } from './taken';
import { useChecked } from './useChecked';

const taken = explain('email_taken');
const rules = credentials
  .refine(({ email }) => !isTaken(email), { path: ['email'], message: taken })
  .refine(({ email, password }) => !isCommonPassword(password, email), { path: ['password'], message: tooCommon });

export function loader(): SignupDraft {
  const draft = readDraft();
  if (!draft || currentIdentity()) throw replace('/register');
  return draft;
}

export function Component() {
  const draft = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { form, errors, submit, mended } = useChecked(
    rules,
    (given) => {
      saveDraft({ ...draft, ...given });
      return navigate(formOf(draft.userRole));
    },
    isTaken(draft.email) ? { email: taken } : {},
  );

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
      <Form ref={form} onSubmit={submit} noValidate>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={draft.email}
          error={errors.email}
          hint={errors.email === taken && <TakenWay />}
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
          enterKeyHint="next"
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

const Form = styled.form`display: grid; gap: 1.25rem; margin-top: 2rem;`;
const After = styled.p`margin-top: 1.75rem;`;
