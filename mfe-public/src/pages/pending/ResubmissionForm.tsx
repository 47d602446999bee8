import { type Organization, resubmissionInput, resubmitOrganization } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { Button, FormNotice, Row, TextArea, toast } from '@foothold/shared/ui';
import { CompanyFields } from '../../forms/CompanyFields';
import { FormGrid, FullWidth } from '../../forms/formLayout';
import { toCompanyFormValues } from './ownCompany';

interface ResubmissionFormProps {
  organization: Organization;
  states: readonly string[] | null;
  /** Called after the submission, to reload the verification status. */
  onSubmitted: () => Promise<void>;
}

/** A rejected company corrects its details and requests another review. */
export function ResubmissionForm({ organization, states, onSubmitted }: ResubmissionFormProps) {
  const form = useEndpointForm(resubmitOrganization, {
    rules: resubmissionInput,
    defaultValues: { ...toCompanyFormValues(organization), note: '' },
    send: (body) => ({ params: { id: organization.id }, body }),
    onDone: ({ message }) => {
      toast.success(message);
      return onSubmitted();
    },
    onUnmatchedError: ({ code, message }) => {
      if (code !== 'not_possible_now') return false;
      // Already resubmitted in another tab, or decided: the current status replaces the form.
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
        <TextArea
          {...form.field('note')}
          label="What has changed"
          rows={3}
          hint="Whoever looks at your company again reads this first."
          optional
        />
        {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
        <Row>
          <Button type="submit" $tone="primary" busy={isSubmitting} busyLabel="Sending...">
            Send for review again
          </Button>
        </Row>
      </FullWidth>
    </FormGrid>
  );
}
