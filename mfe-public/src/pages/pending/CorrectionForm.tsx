import { companyFacts, type Organization, updateOrganization } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { useNavigate } from '@foothold/shared/router';
import { Button, FormNotice, LinkButton, Row, toast } from '@foothold/shared/ui';
import { CompanyFields } from '../account/CompanyFields';
import { Across, Fields } from '../account/formParts';
import { factsOf } from './factsOf';

const waitingRoom = '/unverified-company';

interface CorrectionFormProps {
  organization: Organization;
  states: readonly string[] | null;
  /** Runs once the server has answered how the company stands now. */
  onAnswered: () => Promise<void>;
}

/** What a company that waits says of itself, to be saved without losing its place. */
export function CorrectionForm({ organization, states, onAnswered }: CorrectionFormProps) {
  const navigate = useNavigate();
  const form = useEndpointForm(updateOrganization, {
    rules: companyFacts,
    defaultValues: factsOf(organization),
    send: (body) => ({ params: { id: organization.id }, body }),
    onDone: async ({ message }) => {
      toast.success(message);
      await navigate(waitingRoom, { replace: true });
      await onAnswered();
    },
    onFail: ({ code, message }) => {
      if (code !== 'organization_rejected') return false;
      // Decided in the meantime: the reason takes the form's place.
      toast.error(message);
      void onAnswered();
      return true;
    },
  });
  const { errors, isSubmitting } = form.formState;

  return (
    <Fields onSubmit={form.submit} noValidate>
      <CompanyFields field={form.field} states={states} ownState={organization.company_state} />
      <Across>
        {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
        <Row>
          <Button type="submit" $tone="primary" busy={isSubmitting} busyLabel="Saving...">
            Save Changes
          </Button>
          <LinkButton to={waitingRoom} replace $tone="soft">
            Cancel
          </LinkButton>
        </Row>
      </Across>
    </Fields>
  );
}
