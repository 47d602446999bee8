import { call, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { verifyOrganization } from '@foothold/shared/contract/admin';
import { Button, DecisionBar, media, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { Details } from './details';
import { isOutdated } from './isOutdated';
import { RejectDialog } from './RejectDialog';

/** Lets a company in, or not. A company that was refused can still be let in; one that is in has no decision left. */
export function Decision({
  organization: { id, company_name, revision, verified, verification_status },
}: {
  organization: Details;
}) {
  const [refusing, setRefusing] = useState(false);
  const refresh = useRefresh();

  const accept = useAction(async () => {
    try {
      const { message } = await call(verifyOrganization, { params: { id }, body: { seen: revision } });
      toast.success(message);
    } catch (cause) {
      toast.error(isOutdated(cause) ? cause.message : 'Failed to accept organization. Please try again.');
      if (!isOutdated(cause)) return;
    }
    await refresh();
  });

  if (verified === 1) return null;
  return (
    <>
      <Buttons>
        <Button $tone="primary" onClick={accept.start} busy={accept.busy} busyLabel="Accepting...">
          Accept
        </Button>
        {verification_status !== 'rejected' && (
          <Button $tone="danger" onClick={() => setRefusing(true)}>
            Reject
          </Button>
        )}
      </Buttons>
      <RejectDialog id={id} seen={revision} name={company_name} isOpen={refusing} onClose={() => setRefusing(false)} />
    </>
  );
}

// On a phone the next move is under the right thumb.
const Buttons = styled(DecisionBar)`
  grid-auto-flow: column;
  justify-content: start;
  margin-top: 1.5rem;
  ${media.phone} { justify-content: stretch; margin-top: 0; > :first-child { order: 1; } }
`;
