import { organizationRegistration, register as registerAccount } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { CompanyFields } from '../../forms/CompanyFields';
import { FormGrid, SubmitSection } from '../../forms/formLayout';
import { loadStates } from '../../forms/loadStates';
import { AccountLayout } from '../../layout/AccountLayout';
import { Credentials } from './Credentials';
import { getFormError, useTakenEmail } from './registrationErrors';
import { requireSignupDraft } from './signupSteps';
import { readTypedValues, useSaveTypedValues } from './typedValues';
import { useRegistrationSuccess } from './useRegistrationSuccess';

const rules = organizationRegistration.omit({ role: true });

export async function loader({ request }: LoaderFunctionArgs) {
  const draft = requireSignupDraft('organization');
  const states = await loadStates(request.signal);
  return { draft, states };
}

export function Component() {
  const { draft, states } = useLoaderData<typeof loader>();
  const { completeRegistration, isRegistered } = useRegistrationSuccess();
  const form = useEndpointForm(registerAccount, {
    rules,
    defaultValues: { ...readTypedValues('organization'), email: draft.email, password: draft.password ?? '' },
    send: (values) => ({ body: { role: 'organization' as const, ...values } }),
    onDone: ({ identity }) => completeRegistration(identity),
    onError: useTakenEmail(draft.email),
  });
  useSaveTypedValues('organization', form);
  const { errors, isSubmitting } = form.formState;

  return (
    <AccountLayout title="Create a Company Account" completedSteps={2} isWide>
      <FormGrid onSubmit={form.submit} noValidate>
        <Credentials
          email={form.register('email')}
          emailError={errors.email?.message}
          password={form.register('password')}
          passwordError={errors.password?.message}
          isPasswordLost={draft.password === null}
        />
        <CompanyFields field={form.field} states={states} />
        <SubmitSection
          failure={getFormError(errors.root, 'Registration failed.')}
          busy={isSubmitting || isRegistered}
        />
      </FormGrid>
    </AccountLayout>
  );
}
