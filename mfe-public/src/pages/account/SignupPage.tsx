import { currentIdentity, readSignupDraft, type SignupDraft, saveSignupDraft } from '@foothold/shared/auth';
import { commonPasswordMessage, credentials, explain, isCommonPassword } from '@foothold/shared/contract';
import { PasswordField } from '@foothold/shared/forms';
import { type LoaderFunctionArgs, replace, useLoaderData, useNavigate } from '@foothold/shared/router';
import { Button, TextField, TextLink } from '@foothold/shared/ui';
import { useState } from 'react';
import { AccountForm, AccountFormFooter } from '../../forms/formLayout';
import { AccountLayout } from '../../layout/AccountLayout';
import { LoginHint } from './LoginHint';
import { isEmailTaken } from './registrationErrors';
import { chooseRole, getAccountFormPath, parseRole, roleLabel } from './signupSteps';
import { TermsNote } from './TermsNote';
import { readTypedValues, saveTypedValues } from './typedValues';
import { useValidatedForm } from './useValidatedForm';

const emailTakenMessage = explain('email_taken');
const rules = credentials
  .refine(({ email }) => !isEmailTaken(email), { path: ['email'], message: emailTakenMessage })
  .refine(({ email, password }) => !isCommonPassword(password, email), {
    path: ['password'],
    message: commonPasswordMessage,
  });

/** A link may name the role, so that nobody is asked again who has said it: `/signup?role=organization`. */
export function loader({ request }: LoaderFunctionArgs): SignupDraft {
  if (currentIdentity()) throw replace('/register');
  const role = parseRole(new URL(request.url).searchParams.get('role'));
  if (role) chooseRole(role);
  const draft = readSignupDraft();
  if (!draft) throw replace('/register');
  return draft;
}

export function Component() {
  const draft = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const role = roleLabel(draft.userRole);
  const [email] = useState(() => readTypedValues('email').email ?? draft.email);
  const { form, errors, submit, clearError } = useValidatedForm(
    rules,
    (values) => {
      saveSignupDraft({ ...draft, ...values });
      return navigate(getAccountFormPath(draft.userRole));
    },
    isEmailTaken(email) ? { email: emailTakenMessage } : {},
  );

  return (
    <AccountLayout
      title="Sign Up"
      subtitle={
        <>
          You want to sign up as {role.article} <TextLink to="/register">{role.name}</TextLink>
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
          defaultValue={email}
          error={errors.email}
          hint={errors.email === emailTakenMessage && <LoginHint />}
          onChange={(event) => {
            clearError(event);
            saveTypedValues('email', { email: event.target.value });
          }}
          required
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          defaultValue={draft.password ?? ''}
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
      <TermsNote />
      <AccountFormFooter>
        Have an account? <TextLink to="/login">Login</TextLink>
      </AccountFormFooter>
    </AccountLayout>
  );
}
