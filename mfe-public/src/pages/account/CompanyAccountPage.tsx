import { register as openAccount, organizationRegistration } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { AccountLayout } from '../../parts/AccountFrame';
import { CompanyFields } from './CompanyFields';
import { Credentials } from './Credentials';
import { requireSignupDraft } from './draftFor';
import { getEmailTakenError, getFormError } from './failure';
import { FormGrid, SubmitSection } from './formParts';
import { readTypedValues, useSaveTypedValues } from './kept';
import { loadStates } from './loadStates';
import { recordTakenEmail } from './taken';
import { useRegistrationSuccess } from './useWelcome';

const rules = organizationRegistration.omit({ role: true });

export async function loader({ request }: LoaderFunctionArgs) {
  const draft = requireSignupDraft('organization');
  const states = await loadStates(request.signal);
  return { draft, states };
}

export function Component() {
  const { draft, states } = useLoaderData<typeof loader>();
  const { welcome, welcomed } = useRegistrationSuccess();
  const form = useEndpointForm(openAccount, {
    rules,
    defaultValues: { ...readTypedValues('organization'), email: draft.email, password: draft.password ?? '' },
    send: (values) => ({ body: { role: 'organization' as const, ...values } }),
    onDone: ({ identity }) => welcome(identity),
    onError: recordTakenEmail(draft.email),
  });
  useSaveTypedValues('organization', form.getValues, welcomed);
  const { errors, isSubmitting } = form.formState;

  return (
    <AccountLayout title="Create a Company Account" completedSteps={2} isWide>
      <FormGrid onSubmit={form.submit} noValidate>
        <Credentials
          email={form.register('email')}
          emailError={errors.email?.message ?? getEmailTakenError(errors.root)}
          password={form.register('password')}
          passwordError={errors.password?.message}
          isPasswordLost={draft.password === null}
        />
        <CompanyFields field={form.field} states={states} />
        <SubmitSection failure={getFormError(errors.root, 'Registration failed.')} busy={isSubmitting || welcomed} />
      </FormGrid>
    </AccountLayout>
  );
}
