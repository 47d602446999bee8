import { ApiError, call, getErrorMessage, reloadBadgeCounts, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import {
  buildPath,
  type CompanyInterview,
  completeInterview,
  downloadInterviewCalendar,
  type Interview,
  type InterviewCategory,
} from '@foothold/shared/contract';
import { hasStarted } from '@foothold/shared/format';
import {
  ActionFailure,
  Button,
  ExternalLinkButton,
  LinkButton,
  Meta,
  media,
  toast,
  VisuallyHidden,
  visuallyHiddenStyle,
} from '@foothold/shared/ui';
import { CalendarPlus, Video } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { DecisionDialogs, type PendingDecision } from '../../applications/DecisionDialogs';
import { paths } from '../../routes/paths';

interface InterviewActionsProps {
  interview: CompanyInterview;
  category: InterviewCategory;
  now: Date;
}

/** Before the interview: calendar and meeting link. During: join and complete. After: accept or reject. */
export function InterviewActions({ interview, category, now }: InterviewActionsProps) {
  if (interview.declined_at)
    return (
      <Actions>
        <OfferLink interview={interview} isNext />
      </Actions>
    );
  if (category === 'Completed') return <DecisionButtons interview={interview} />;
  const isLive = category === 'Active';
  const isStarted = hasStarted(interview, now);

  return (
    <Actions>
      {!isLive && !isStarted && <AddToCalendar interview={interview} />}
      {(isLive || isStarted) && <MarkComplete interview={interview} />}
      {isStarted && !interview.confirmed_at ? (
        <OfferLink interview={interview} />
      ) : (
        <MeetingLink interview={interview} isLive={isLive} />
      )}
    </Actions>
  );
}

/** Another offer, where the student declined the last one or did not answer in time. */
const OfferLink = ({ interview, isNext = false }: { interview: CompanyInterview; isNext?: boolean }) => (
  <LinkButton to={paths.setupInterview(interview.application.id)} $tone={isNext ? 'plain' : 'soft'} $size="small">
    Offer other dates
    <VisuallyHidden>{` to ${interview.student.full_name}`}</VisuallyHidden>
  </LinkButton>
);

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
  isLive,
}: {
  interview: CompanyInterview;
  isLive: boolean;
}) {
  if (meet_link) {
    return (
      <ExternalLinkButton href={meet_link} $tone={isLive ? 'primary' : 'soft'} $size="small" icon={Video}>
        {isLive ? 'Join Meeting' : 'Meeting link'}
      </ExternalLinkButton>
    );
  }
  // A place or a phone number is shown with the details of the interview.
  return place || phone_number ? null : <Meta>No meeting link</Meta>;
}

function MarkComplete({ interview }: { interview: CompanyInterview }) {
  const { start, busy, failure } = useCompletion(interview);
  return (
    <>
      <ActionFailure>{failure}</ActionFailure>
      <Button $tone="soft" $size="small" onClick={start} busy={busy}>
        Mark Complete
      </Button>
    </>
  );
}

/** Marks an interview as held. On a conflict it shows a message and reloads the page. */
function useCompletion({ id }: Pick<Interview, 'id'>) {
  const refresh = useRefresh();

  return useAction(async () => {
    try {
      await call(completeInterview, { params: { interviewId: id } });
      toast.success('Interview marked as completed');
    } catch (cause) {
      const message = toast.error(getErrorMessage(cause));
      if (!(cause instanceof ApiError && cause.status === 409)) return message;
    }
    reloadBadgeCounts();
    await refresh();
  });
}

function DecisionButtons({ interview: { application, org_id, student, job } }: { interview: CompanyInterview }) {
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
        jobTitle={job.job_title}
        pendingDecision={pendingDecision}
        onClose={() => setPendingDecision(null)}
      />
    </Actions>
  );
}

// On a phone only one word fits beside the other button.
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
