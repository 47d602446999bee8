import { call, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { verifyOrganization } from '@foothold/shared/contract/admin';
import { Button, ConfirmDialog, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import { DecisionButtons } from '../../details/DecisionButtons';
import { isOutdated } from '../../details/isOutdated';
import type { OrganizationDetails } from './organizationDetails';
import { RejectDialog } from './RejectDialog';

/** Lets a company in that is not, or rejects it. One that was refused can still be let in. */
export function VerificationDecision({
  organization: { id, company_name, revision, verification_status },
}: {
  organization: OrganizationDetails;
}) {
  const [openDialog, setOpenDialog] = useState<'accept' | 'reject' | null>(null);
  const closeDialog = () => setOpenDialog(null);
  const refresh = useRefresh();

  const accept = useAction(async () => {
    try {
      const { message } = await call(verifyOrganization, { params: { id }, body: { seen: revision } });
      toast.success(message);
    } catch (cause) {
      toast.error(isOutdated(cause) ? cause.message : 'Failed to accept organization. Please try again.');
      if (!isOutdated(cause)) return closeDialog();
    }
    closeDialog();
    await refresh();
  });

  return (
    <>
      <DecisionButtons>
        <Button $tone="primary" onClick={() => setOpenDialog('accept')}>
          Accept
        </Button>
        {verification_status !== 'rejected' && (
          <Button $tone="danger" onClick={() => setOpenDialog('reject')}>
            Reject
          </Button>
        )}
      </DecisionButtons>
      <ConfirmDialog
        title="Accept this organisation?"
        isOpen={openDialog === 'accept'}
        onClose={closeDialog}
        onConfirm={accept.start}
        confirmLabel="Accept"
        busy={accept.busy}
        busyLabel="Accepting..."
      >
        {company_name} is told at once and can post jobs.
      </ConfirmDialog>
      <RejectDialog
        id={id}
        seen={revision}
        name={company_name}
        isOpen={openDialog === 'reject'}
        onClose={closeDialog}
      />
    </>
  );
}
