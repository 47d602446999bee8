import type { CompanyInterview } from '@foothold/shared/contract';
import { Button, Meta, media, OutButton } from '@foothold/shared/ui';
import { Video } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { type Asking, DecisionDialogs } from '../../decision/DecisionDialogs';
import { type Category, hasStarted } from './category';
import { useCompletion } from './useCompletion';

interface InterviewActionsProps {
  interview: CompanyInterview;
  category: Category;
  now: Date;
}

/** Before: where it is held. While it goes on: join and end it. After: decide. */
export function InterviewActions({ interview, category, now }: InterviewActionsProps) {
  if (category === 'Completed') return <Decide interview={interview} />;
  const live = category === 'Active';

  return (
    <Acts>
      {(live || hasStarted(interview, now)) && <MarkComplete interview={interview} />}
      {interview.meet_link ? (
        <OutButton href={interview.meet_link} $tone={live ? 'primary' : 'soft'} $size="small" icon={Video}>
          {live ? 'Join Meeting' : 'Meeting link'}
        </OutButton>
      ) : (
        <Meta>No meeting link</Meta>
      )}
    </Acts>
  );
}

function MarkComplete({ interview }: { interview: CompanyInterview }) {
  const { start, busy } = useCompletion(interview);
  return (
    <Button $tone="soft" $size="small" onClick={start} busy={busy}>
      Mark Complete
    </Button>
  );
}

function Decide({ interview: { application, org_id, student } }: { interview: CompanyInterview }) {
  const [asking, setAsking] = useState<Asking>(null);
  const [firstName = student.full_name] = student.full_name.split(/\s+/);

  return (
    <Acts>
      <Button $tone="danger" $size="small" onClick={() => setAsking('reject')}>
        Reject
      </Button>
      <Button $size="small" onClick={() => setAsking('accept')}>
        Accept
      </Button>
      <DecisionDialogs
        application={{ id: application.id, org_id }}
        name={firstName}
        asking={asking}
        onClose={() => setAsking(null)}
      />
    </Acts>
  );
}

const Acts = styled.div`
  grid-area: acts;
  display: flex;
  gap: 0.5rem;
  align-items: center;
  align-self: end;
  justify-self: end;
  ${media.phone} {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    justify-self: stretch;
    > a, > button { padding-inline: 0.5rem; }
  }
`;
