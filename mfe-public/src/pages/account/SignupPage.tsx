import { currentIdentity, readSignupDraft, type SignupDraft, saveSignupDraft } from '@foothold/shared/auth';
import { commonPasswordMessage, credentials, explain, isCommonPassword } from '@foothold/shared/contract';
import { PasswordField } from '@foothold/shared/forms';
import { replace, useLoaderData, useNavigate } from '@foothold/shared/router';
import { Button, TextField, TextLink } from '@foothold/shared/ui';
import { AccountForm, AccountFormFooter } from '../../forms/formLayout';
import { AccountLayout } from '../../layout/AccountLayout';
import { LoginHint } from './LoginHint';
import { isEmailTaken } from './registrationErrors';
import { getAccountFormPath, roleLabel } from './signupSteps';
import { useValidatedForm } from './useValidatedForm';

const emailTakenMessage = explain('email_taken');
const rules = credentials
  .refine(({ email }) => !isEmailTaken(email), { path: ['email'], message: emailTakenMessage })
  .refine(({ email, password }) => !isCommonPassword(password, email), {
    path: ['password'],
    message: commonPasswordMessage,
  });

export function loader(): SignupDraft {
  const draft = readSignupDraft();
  if (!draft || currentIdentity()) throw replace('/register');
  return draft;
}

export function Component() {
  const draft = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { form, errors, submit, clearError } = useValidatedForm(
    rules,
    (values) => {
      saveSignupDraft({ ...draft, ...values });
      return navigate(getAccountFormPath(draft.userRole));
    },
    isEmailTaken(draft.email) ? { email: emailTakenMessage } : {},
  );

  return (
    <AccountLayout
      title="Sign Up"
      subtitle={
        <>
          You want to sign up as a <TextLink to="/register">{roleLabel(draft.userRole)}</TextLink>
        </>
      }
      completedSteps={1}
    >
      <AccountForm ref={form} onSubmit={submit} noValidate>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={draft.email}
          error={errors.email}
          hint={errors.email === emailTakenMessage && <LoginHint />}
          onChange={clearError}
          required
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          defaultValue={draft.password ?? ''}
          aside={<TextLink to="/reset">Forgot Password ?</TextLink>}
          error={errors.password}
          onChange={clearError}
          enterKeyHint="next"
          meter
          required
        />
        <Button type="submit" $tone="primary" $wide>
          Create Account
        </Button>
      </AccountForm>
      <AccountFormFooter>
        Have an account? <TextLink to="/login">Login</TextLink>
      </AccountFormFooter>
    </AccountLayout>
  );
}
