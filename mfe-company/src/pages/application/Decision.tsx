import type { Application } from '@foothold/shared/contract';
import {
  Button,
  CardTitle,
  ConfirmDialog,
  DecisionBar,
  hiddenVisually,
  media,
  Quiet,
  t,
  wall,
} from '@foothold/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { firstNameOf } from '../../applicant';
import { isDecided } from './decided';
import { useDecision } from './useDecision';

/** The company's next move. Once it is made nothing stands here: the badge and the progress tell the outcome. */
export function Decision({ application }: { application: Application }) {
  const heading = useId();
  const [asking, setAsking] = useState<'accept' | 'reject' | null>(null);
  const { accept, reject } = useDecision(application);
  const name = firstNameOf(application);
  const stopAsking = () => setAsking(null);
  const answer = (decide: () => Promise<void>) => async () => {
    await decide();
    stopAsking();
  };
  const dialog = { onClose: stopAsking, confirmLabel: 'Yes', cancelLabel: 'No' };

  if (isDecided(application)) return null;
  return (
    <Panel aria-labelledby={heading}>
      <CardTitle as="h2" id={heading}>
        What next?
      </CardTitle>
      <Quiet>{name} is told at once, whichever you choose.</Quiet>
      <Buttons>
        <Button $tone="primary" onClick={() => setAsking('accept')}>
          Accept Application
        </Button>
        <Button $tone="danger" onClick={() => setAsking('reject')}>
          Reject Application
        </Button>
      </Buttons>
      <ConfirmDialog
        {...dialog}
        title="Accept this application?"
        isOpen={asking === 'accept'}
        onConfirm={answer(accept.start)}
        busy={accept.busy}
      >
        {name} is told at once and the application closes as Accepted.
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog}
        title="Reject this application?"
        isOpen={asking === 'reject'}
        onConfirm={answer(reject.start)}
        busy={reject.busy}
        tone="danger-solid"
      >
        {name} is told at once and the application closes as Rejected.
      </ConfirmDialog>
    </Panel>
  );
}

const Panel = styled.section`
  ${wall}
  padding: 1.375rem 1.25rem;
  > h2 { margin-bottom: 0.25rem; }
  > p { margin-bottom: 1rem; font-size: ${t.size.text}; text-wrap: balance; }
  ${media.phone} {
    display: contents;
    > h2, > p { ${hiddenVisually} }
  }
`;
// On a phone the next move is under the right thumb.
const Buttons = styled(DecisionBar)`
  ${media.phone} { > :first-child { order: 1; } }
`;
