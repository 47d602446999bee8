import { companyProfile, type Organization, updateOrganization } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { useNavigate } from '@foothold/shared/router';
import { Button, FormNotice, LinkButton, PageHeader, Row, toast } from '@foothold/shared/ui';
import { CompanyFields } from '../../forms/CompanyFields';
import { FormGrid, FullWidth } from '../../forms/formLayout';
import { CompanyFormLoader } from './CompanyFormLoader';
import { type OwnCompany, toCompanyFormValues } from './ownCompany';

interface CorrectDetailsProps {
  /** Null until it is loaded. */
  company: OwnCompany | null;
  onSubmitted: () => Promise<void>;
}

/** A pending company corrects its details before they are reviewed. */
export function CorrectDetails({ company, onSubmitted }: CorrectDetailsProps) {
  return (
    <>
      <PageHeader title="Correct your details" subtitle="You keep your place in line." />
      <CompanyFormLoader company={company}>
        {(organization, states) => <CorrectionForm {...{ organization, states, onSubmitted }} />}
      </CompanyFormLoader>
    </>
  );
}

const pendingPath = '/unverified-company';

interface CorrectionFormProps {
  organization: Organization;
  states: readonly string[] | null;
  /** Called after the submission, to reload the verification status. */
  onSubmitted: () => Promise<void>;
}

/** Saves the details of a pending company, which keeps its place in the review queue. */
function CorrectionForm({ organization, states, onSubmitted }: CorrectionFormProps) {
  const navigate = useNavigate();
  const form = useEndpointForm(updateOrganization, {
    rules: companyProfile,
    defaultValues: toCompanyFormValues(organization),
    send: (body) => ({ params: { id: organization.id }, body }),
    onDone: async ({ message }) => {
      await navigate(pendingPath, { replace: true });
      toast.success(message);
      await onSubmitted();
    },
    onUnmatchedError: ({ code, message }) => {
      if (code !== 'organization_rejected') return false;
      // Rejected in the meantime: the reason replaces the form.
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
