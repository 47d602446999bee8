import { call } from '@foothold/shared/api';
import { restoreOrganization, suspendOrganization } from '@foothold/shared/contract/admin';
import { Button } from '@foothold/shared/ui';
import { useState } from 'react';
import { Buttons } from '../../details/Buttons';
import { ReasonDialog } from '../../details/ReasonDialog';
import { useChange } from '../../useChange';
import type { Details } from './details';

/** Closes the site to a company that was let in, or opens it again. */
export function Suspension({ organization: { id, company_name, verified } }: { organization: Details }) {
  const [asking, setAsking] = useState(false);
  const restore = useChange(
    () => call(restoreOrganization, { params: { id } }),
    'Failed to restore organization. Please try again.',
  );

  return (
    <>
      <Buttons>
        {verified === 1 ? (
          <Button $tone="danger" onClick={() => setAsking(true)}>
            Suspend
          </Button>
        ) : (
          <Button onClick={restore.start} busy={restore.busy} busyLabel="Restoring...">
            Restore
          </Button>
        )}
      </Buttons>
      <ReasonDialog
        title="Suspend this organisation?"
        endpoint={suspendOrganization}
        send={(body) => ({ params: { id }, body })}
        verb={['Suspend', 'Suspending...']}
        done="Organization suspended successfully"
        failed="Failed to suspend organization. Please try again."
        isOpen={asking}
        onClose={() => setAsking(false)}
      >
        Nobody finds the jobs of {company_name} until you restore it. It is told at once, reads the reason, and may ask
        for another review.
      </ReasonDialog>
    </>
  );
}
