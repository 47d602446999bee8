import {
  buildPath,
  type CompanyInterview,
  downloadInterviewCalendar,
  type InterviewCategory,
} from '@foothold/shared/contract';
import { Button, ExternalLinkButton, Meta, media, VisuallyHidden, visuallyHiddenStyle } from '@foothold/shared/ui';
import { CalendarPlus, Video } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { DecisionDialogs, type PendingDecision } from '../../applications/DecisionDialogs';
import { hasStarted } from './category';
import { useCompletion } from './useCompletion';

interface InterviewActionsProps {
  interview: CompanyInterview;
  category: InterviewCategory;
  now: Date;
}

/** Before: where it is held. While it goes on: join and end it. After: decide. */
export function InterviewActions({ interview, category, now }: InterviewActionsProps) {
  if (category === 'Completed') return <DecisionButtons interview={interview} />;
  const isLive = category === 'Active';
  const isStarted = hasStarted(interview, now);

  return (
    <Actions>
      {!isLive && !isStarted && <AddToCalendar interview={interview} />}
      {(isLive || isStarted) && <MarkComplete interview={interview} />}
      <MeetingLink interview={interview} isLive={isLive} />
    </Actions>
  );
}

function AddToCalendar({ interview: { id, student } }: { interview: CompanyInterview }) {
  const file = `/api${buildPath(downloadInterviewCalendar, { id })}`;
  return (
    <ExternalLinkButton href={file} target={undefined} download $tone="ghost" $size="small" icon={CalendarPlus}>
      <span>
        <Verb>Add to </Verb>
        <Noun>calendar</Noun>
      </span>
      <VisuallyHidden>{` the interview with ${student.full_name}`}</VisuallyHidden>
    </ExternalLinkButton>
  );
}

function MeetingLink({
  interview: { meet_link, place, phone_number },
  isLive: live,
}: {
  interview: CompanyInterview;
  isLive: boolean;
}) {
  if (meet_link) {
    return (
      <ExternalLinkButton href={meet_link} $tone={live ? 'primary' : 'soft'} $size="small" icon={Video}>
        {live ? 'Join Meeting' : 'Meeting link'}
      </ExternalLinkButton>
    );
  }
  // A place or a number stands among the facts.
  return place || phone_number ? null : <Meta>No meeting link</Meta>;
}

function MarkComplete({ interview }: { interview: CompanyInterview }) {
  const { start, busy } = useCompletion(interview);
  return (
    <Button $tone="soft" $size="small" onClick={start} busy={busy}>
      Mark Complete
    </Button>
  );
}

function DecisionButtons({ interview: { application, org_id, student } }: { interview: CompanyInterview }) {
  const [pendingDecision, setPendingDecision] = useState<PendingDecision>(null);
  const [firstName = student.full_name] = student.full_name.split(/\s+/);

  return (
    <Actions>
      <Button $tone="danger" $size="small" onClick={() => setPendingDecision('reject')}>
        Reject
      </Button>
      <Button $size="small" onClick={() => setPendingDecision('accept')}>
        Accept
      </Button>
      <DecisionDialogs
        application={{ id: application.id, org_id }}
        name={firstName}
        pendingDecision={pendingDecision}
        onClose={() => setPendingDecision(null)}
      />
    </Actions>
  );
}

// Beside another button a phone has room for the one word.
const Verb = styled.span`${media.phone} { ${visuallyHiddenStyle} }`;
const Noun = styled.span`${media.phone} { text-transform: capitalize; }`;
const Actions = styled.div`
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
