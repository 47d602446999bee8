import { companyProfile, type Organization, updateOrganization } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { useNavigate } from '@foothold/shared/router';
import { Button, FormNotice, LinkButton, Row, toast } from '@foothold/shared/ui';
import { CompanyFields } from '../../forms/CompanyFields';
import { FormGrid, FullWidth } from '../../forms/formLayout';
import { toCompanyFormValues } from './toCompanyFormValues';

const pendingPath = '/unverified-company';

interface CorrectionFormProps {
  organization: Organization;
  states: readonly string[] | null;
  /** Runs once the server has answered how the company stands now. */
  onSubmitted: () => Promise<void>;
}

/** What a company that waits says of itself, to be saved without losing its place. */
export function CorrectionForm({ organization, states, onSubmitted }: CorrectionFormProps) {
  const navigate = useNavigate();
  const form = useEndpointForm(updateOrganization, {
    rules: companyProfile,
    defaultValues: toCompanyFormValues(organization),
    send: (body) => ({ params: { id: organization.id }, body }),
    onDone: async ({ message }) => {
      toast.success(message);
      await navigate(pendingPath, { replace: true });
      await onSubmitted();
    },
    onUnmatchedError: ({ code, message }) => {
      if (code !== 'organization_rejected') return false;
      // Decided in the meantime: the reason takes the form's place.
      toast.error(message);
      void onSubmitted();
      return true;
    },
  });
  const { errors, isSubmitting } = form.formState;

  return (
    <FormGrid onSubmit={form.submit} noValidate>
      <CompanyFields field={form.field} states={states} ownState={organization.company_state} />
      <FullWidth>
        {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
        <Row>
          <Button type="submit" $tone="primary" busy={isSubmitting} busyLabel="Saving...">
            Save Changes
          </Button>
          <LinkButton to={pendingPath} replace $tone="soft">
            Cancel
          </LinkButton>
        </Row>
      </FullWidth>
    </FormGrid>
  );
}
