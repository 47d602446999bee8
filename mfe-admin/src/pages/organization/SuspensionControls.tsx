import { call } from '@foothold/shared/api';
import {
  type OrganizationDetails,
  reasonBody,
  restoreOrganization,
  suspendOrganization,
} from '@foothold/shared/contract/admin';
import { Button } from '@foothold/shared/ui';
import { useState } from 'react';
import { DecisionButtons } from '../../decisions/DecisionButtons';
import { ReasonDialog } from '../../decisions/ReasonDialog';
import { useActionWithRefresh } from '../../decisions/useActionWithRefresh';

/** Suspends a verified company, or restores a suspended one. */
export function SuspensionControls({
  organization: { id, company_name, verified },
}: {
  organization: OrganizationDetails;
}) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const restore = useActionWithRefresh(
    () => call(restoreOrganization, { params: { id } }),
    'Failed to restore organization. Please try again.',
  );

  return (
    <>
      <DecisionButtons failure={restore.failure}>
        {verified === 1 ? (
          <Button $tone="danger" onClick={() => setDialogOpen(true)}>
            Suspend
          </Button>
        ) : (
          <Button onClick={restore.start} busy={restore.busy} busyLabel="Restoring...">
            Restore
          </Button>
        )}
      </DecisionButtons>
      <ReasonDialog
        title="Suspend this organisation?"
        endpoint={suspendOrganization}
        rules={reasonBody}
        send={(body) => ({ params: { id }, body })}
        buttonLabels={['Suspend', 'Suspending...']}
        successMessage="Organization suspended successfully"
        errorMessage="Failed to suspend organization. Please try again."
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
      >
        Nobody finds the jobs of {company_name} until you restore it. It is told at once, reads the reason, and may ask
        for another review.
      </ReasonDialog>
    </>
  );
}
