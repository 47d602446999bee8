import { register as openAccount, organizationRegistration } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { AccountFrame } from '../../parts/AccountFrame';
import { CompanyFields } from './CompanyFields';
import { Credentials } from './Credentials';
import { draftFor } from './draftFor';
import { failureOf, takenOf } from './failure';
import { Fields, FormEnd } from './formParts';
import { keptIn, useKeeping } from './kept';
import { loadStates } from './loadStates';
import { noteTaken } from './taken';
import { useWelcome } from './useWelcome';

const rules = organizationRegistration.omit({ role: true });

export async function loader({ request }: LoaderFunctionArgs) {
  const draft = draftFor('organization');
  const states = await loadStates(request.signal);
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
    onRefusal: noteTaken(draft.email),
  });
  useKeeping('organization', form.getValues, welcomed);
  const { errors, isSubmitting } = form.formState;

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
        <CompanyFields field={form.field} states={states} />
        <FormEnd failure={failureOf(errors.root, 'Registration failed.')} busy={isSubmitting || welcomed} />
      </Fields>
    </AccountFrame>
  );
}
