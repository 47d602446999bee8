import { type ReportedConversation, reasonBody, resolveReport } from '@foothold/shared/contract/admin';
import { useNavigate } from '@foothold/shared/router';
import { Button, Name, StatusBadge, TextLink } from '@foothold/shared/ui';
import { useState } from 'react';
import { InformationCard } from '../../cards/InformationCard';
import { DecisionButtons } from '../../decisions/DecisionButtons';
import { ReasonDialog } from '../../decisions/ReasonDialog';
import { formatDateTime } from '../../format';
import { paths } from '../../routes/paths';

/** Who wrote to whom about what, and why it was reported; with the button that ends the report. */
export function ReportInformation({ conversation }: { conversation: ReportedConversation }) {
  const { application_id, org_id, user_id, company_name, student_name, job_title, status, reason, reported_at } =
    conversation;
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <InformationCard
      title="Report"
      details={[
        { label: 'Reason', value: reason },
        { label: 'Reported', value: formatDateTime(reported_at) },
        {
          label: 'Student',
          value: (
            <TextLink to={paths.user(user_id)}>
              <Name>{student_name}</Name>
            </TextLink>
          ),
        },
        {
          label: 'Company',
          value: (
            <TextLink to={paths.organization(org_id)}>
              <Name>{company_name}</Name>
            </TextLink>
          ),
        },
        { label: 'Job', value: job_title },
        { label: 'Application', value: <StatusBadge status={status} /> },
      ]}
    >
      <DecisionButtons failure={undefined}>
        <Button onClick={() => setOpen(true)}>Resolve</Button>
      </DecisionButtons>
      <ReasonDialog
        title="Resolve this report?"
        endpoint={resolveReport}
        rules={reasonBody}
        send={(body) => ({ params: { id: application_id }, body })}
        buttonLabels={['Resolve', 'Resolving...']}
        successMessage="The report is resolved."
        errorMessage="An error occurred while resolving the report."
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onDone={() => void navigate(paths.reports)}
      >
        The messages are the two sides’ alone again, and {student_name} reads the reason.
      </ReasonDialog>
    </InformationCard>
  );
}
