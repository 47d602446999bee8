import { call, getActionFailure, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import {
  type OrganizationDetails,
  rejectionInput,
  rejectOrganization,
  verifyOrganization,
} from '@foothold/shared/contract/admin';
import { Button, ConfirmDialog, Stack, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import { DecisionButtons } from '../../decisions/DecisionButtons';
import { ReasonDialog } from '../../decisions/ReasonDialog';
import { isOutdated } from '../../decisions/useActionWithRefresh';
import { WarningList } from './WarningList';

/**
 * Accepts or rejects a company that is not verified; a rejected one can still be accepted. The decision names the
 * revision that is shown, so that the server refuses it when the company has changed its details since.
 */
export function VerificationDecision({ organization }: { organization: OrganizationDetails }) {
  const { id, company_name, revision, verification_status } = organization;
  const [openDialog, setOpenDialog] = useState<'accept' | 'reject' | null>(null);
  const closeDialog = () => setOpenDialog(null);
  const refresh = useRefresh();

  const accept = useAction(async () => {
    try {
      const { message } = await call(verifyOrganization, { params: { id }, body: { seen: revision } });
      toast.success(message);
    } catch (cause) {
      if (!isOutdated(cause))
        return toast.error(getActionFailure(cause, 'Failed to accept organization. Please try again.'));
      toast.error(cause.message);
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
        failure={accept.failure}
      >
        <Stack $gap={4}>
          <WarningList organization={organization} />
          <p>{company_name} is told at once and can post jobs.</p>
        </Stack>
      </ConfirmDialog>
      <ReasonDialog
        title="Reject this organisation?"
        endpoint={rejectOrganization}
        rules={rejectionInput}
        send={(body) => ({ params: { id }, body: { ...body, seen: revision } })}
        buttonLabels={['Reject', 'Rejecting...']}
        successMessage="Organization rejected successfully"
        errorMessage="Failed to reject organization. Please try again."
        isOpen={openDialog === 'reject'}
        onClose={closeDialog}
      >
        {company_name} is told at once and reads the reason. You can accept it later.
      </ReasonDialog>
    </>
  );
}
