import { call } from '@foothold/shared/api';
import { acceptRenaming, type OrganizationDetails, reasonBody, rejectRenaming } from '@foothold/shared/contract/admin';
import { ActionFailure, Button, Name, Row } from '@foothold/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { InformationCard } from '../../cards/InformationCard';
import { ProvidedValue } from '../../cards/values';
import { ReasonDialog } from '../../decisions/ReasonDialog';
import { useActionWithRefresh } from '../../decisions/useActionWithRefresh';
import { formatDay } from '../../format';

/** The name and CAC number that a verified company asks for, and the decision about them; nothing if it asks for none. */
export function RenamingDecision({ organization }: { organization: OrganizationDetails }) {
  const { requested_name, requested_cac_number, renaming_requested_at } = organization;
  if (!requested_name || !renaming_requested_at) return null;
  return (
    <InformationCard
      title="Asks for other details"
      details={[
        { label: 'Name', value: <Name>{requested_name}</Name> },
        { label: 'CAC number', value: <ProvidedValue value={requested_cac_number ?? null} /> },
        { label: 'Asked', value: formatDay(renaming_requested_at) },
      ]}
    >
      <Decision organization={organization} requested_at={renaming_requested_at} />
    </InformationCard>
  );
}

function Decision({ organization, requested_at }: { organization: OrganizationDetails; requested_at: string }) {
  const { id, company_name } = organization;
  const [isDialogOpen, setDialogOpen] = useState(false);
  const accept = useActionWithRefresh(
    () => call(acceptRenaming, { params: { id }, body: { requested_at } }),
    'Failed to change the details. Please try again.',
  );
  return (
    <>
      <Buttons>
        <Button $tone="primary" onClick={accept.start} busy={accept.busy} busyLabel="Changing...">
          Accept the new details
        </Button>
        <Button $tone="danger" onClick={() => setDialogOpen(true)}>
          Keep the old details
        </Button>
        <ActionFailure>{accept.failure}</ActionFailure>
      </Buttons>
      <ReasonDialog
        title="Keep the old details?"
        endpoint={rejectRenaming}
        rules={reasonBody}
        send={(body) => ({ params: { id }, body: { ...body, requested_at } })}
        buttonLabels={['Keep the old details', 'Keeping...']}
        successMessage="The details stay as they were."
        errorMessage="Failed to keep the details. Please try again."
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
      >
        {company_name} is told at once and reads the reason. It can ask again.
      </ReasonDialog>
    </>
  );
}

/** In the card, also on a phone: the bar at the bottom has the decision about the company itself. */
const Buttons = styled(Row)`margin-top: 1.5rem;`;
