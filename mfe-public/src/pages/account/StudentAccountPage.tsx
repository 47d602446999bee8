import { call } from '@foothold/shared/api';
import {
  degrees,
  listSchools,
  register as registerAccount,
  sexes,
  studentRegistration,
  studentStatuses,
} from '@foothold/shared/contract';
import { ComboBox, useController, useEndpointForm } from '@foothold/shared/forms';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { SelectField, TextField } from '@foothold/shared/ui';
import { FormGrid, FullWidth, OptionsLoadFailure, SubmitSection } from '../../forms/formLayout';
import { AccountLayout } from '../../layout/AccountLayout';
import { Credentials } from './Credentials';
import { getFormError, useTakenEmail } from './registrationErrors';
import { requireSignupDraft } from './signupSteps';
import { readTypedValues, useSaveTypedValues } from './typedValues';
import { useRegistrationSuccess } from './useRegistrationSuccess';

const rules = studentRegistration.omit({ role: true });

export async function loader({ request }: LoaderFunctionArgs) {
  const draft = requireSignupDraft('student');
  const schools = await call(listSchools, {}, request.signal).then(
    ({ data }) => data,
    () => null,
  );
  return { draft, schools };
}

export function Component() {
  const { draft, schools } = useLoaderData<typeof loader>();
  const { completeRegistration, isRegistered } = useRegistrationSuccess();
  const form = useEndpointForm(registerAccount, {
    rules,
    defaultValues: { ...readTypedValues('student'), email: draft.email, password: draft.password ?? '' },
    send: (values) => ({ body: { role: 'student' as const, ...values } }),
    onDone: ({ identity }) => completeRegistration(identity),
    onError: useTakenEmail(draft.email),
  });
  useSaveTypedValues('student', form);
  const { errors, isSubmitting } = form.formState;
  const { field: university } = useController({ control: form.control, name: 'university' });
  const field = (name: Parameters<typeof form.field>[0]) => ({ ...form.field(name), required: true });

  return (
    <AccountLayout title="Create a Student Account" completedSteps={2} isWide>
      <FormGrid onSubmit={form.submit} noValidate>
        <Credentials
          email={form.register('email')}
          emailError={errors.email?.message}
          password={form.register('password')}
          passwordError={errors.password?.message}
          isPasswordLost={draft.password === null}
        />
        <TextField {...field('full_name')} label="Full name" autoComplete="name" autoCapitalize="words" />
        <TextField {...field('phone')} label="Mobile number" type="tel" inputMode="tel" autoComplete="tel" />
        {schools === null && <OptionsLoadFailure>Error fetching university list.</OptionsLoadFailure>}
        <FullWidth>
          <ComboBox
            {...university}
            label="University"
            options={schools?.map(({ sc_name }) => sc_name) ?? []}
            aliases={Object.fromEntries(schools?.map(({ sc_name, short_name = '' }) => [sc_name, short_name]) ?? [])}
            placeholder="Select a university"
            hint="Not in the list? Write its name."
            error={errors.university?.message}
            allowsCustomValue
            required
          />
        </FullWidth>
        <TextField {...field('course_of_study')} label="Course of study" autoComplete="off" />
        <SelectField
          {...field('degree')}
          label="Degree"
          options={degrees}
          placeholder="Select a degree"
          autoComplete="off"
        />
        <SelectField
          {...field('status')}
          label="Status"
          options={studentStatuses}
          placeholder="Select a status"
          autoComplete="off"
        />
        <SelectField
          {...field('sex')}
          label="Sex"
          options={sexes}
          placeholder="Select"
          autoComplete="sex"
          hint="Never shown to companies."
        />
        <SubmitSection
          failure={getFormError(errors.root, 'Something went wrong. Please try again.')}
          busy={isSubmitting || isRegistered}
        />
      </FormGrid>
    </AccountLayout>
  );
}
