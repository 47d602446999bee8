import { call } from '@foothold/shared/api';
import { listLocations, register as openAccount, organizationRegistration } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { SelectField, TextField } from '@foothold/shared/ui';
import { AccountFrame } from '../../parts/AccountFrame';
import { Credentials } from './Credentials';
import { draftFor } from './draftFor';
import { failureOf, takenOf } from './failure';
import { Across, Fields, FormEnd, ListFailure } from './formParts';
import { keptIn, useKeeping } from './kept';
import { useWelcome } from './useWelcome';

const rules = organizationRegistration.omit({ role: true });

export async function loader({ request }: LoaderFunctionArgs) {
  const draft = draftFor('organization');
  const states = await call(listLocations, {}, request.signal).then(
    // Jobs may be remote, a company is somewhere.
    ({ data }) => data.map(({ name }) => name).filter((name) => name !== 'Remote'),
    () => null,
  );
  return { draft, states };
}

export function Component() {
  const { draft, states } = useLoaderData<typeof loader>();
  const { welcome, welcomed } = useWelcome();
  const form = useEndpointForm(openAccount, {
    rules,
    defaultValues: { ...keptIn('organization'), email: draft.email, password: draft.password ?? '' },
    send: (values) => ({ body: { role: 'organization' as const, ...values } }),
    onDone: ({ identity }) => welcome(identity),
  });
  useKeeping('organization', form.getValues, welcomed);
  const { errors, isSubmitting } = form.formState;
  const field = (name: Parameters<typeof form.register>[0]) => ({
    ...form.register(name),
    error: errors[name]?.message,
  });

  return (
    <AccountFrame title="Create a Company Account" done={2} wide>
      <Fields onSubmit={form.submit} noValidate>
        <Credentials
          email={form.register('email')}
          emailError={errors.email?.message ?? takenOf(errors.root)}
          password={form.register('password')}
          passwordError={errors.password?.message}
          passwordLost={draft.password === null}
        />
        <TextField {...field('company_name')} label="Company name" autoComplete="organization" required />
        <TextField {...field('phone')} label="Phone" type="tel" inputMode="tel" autoComplete="tel" required />
        <TextField {...field('company_street_address')} label="Address" autoComplete="street-address" required />
        {states === null && <ListFailure>Error fetching locations.</ListFailure>}
        <SelectField
          {...field('company_state')}
          label="State"
          options={states ?? []}
          placeholder="Select a state"
          autoComplete="address-level1"
          required
        />
        <TextField
          {...field('company_cac_number')}
          label="CAC number"
          autoComplete="off"
          hint="We check it before your first job goes out."
          required
        />
        <Across>
          <TextField
            {...field('interview_link')}
            label="Interview link"
            type="url"
            inputMode="url"
            autoComplete="url"
            hint="Where you meet candidates by video, such as https://meet.google.com/abc-defg-hij."
            optional
          />
        </Across>
        <FormEnd failure={failureOf(errors.root, 'Registration failed.')} busy={isSubmitting || welcomed} />
      </Fields>
    </AccountFrame>
  );
}
