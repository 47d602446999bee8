import { call } from '@foothold/shared/api';
import { restoreOrganization, suspendOrganization } from '@foothold/shared/contract/admin';
import { Button } from '@foothold/shared/ui';
import { useState } from 'react';
import { DecisionButtons } from '../../details/DecisionButtons';
import { ReasonDialog } from '../../details/ReasonDialog';
import { useActionWithRefresh } from '../../useActionWithRefresh';
import type { OrganizationDetails } from './organizationDetails';

/** Closes the site to a company that was let in, or opens it again. */
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
      <DecisionButtons>
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
