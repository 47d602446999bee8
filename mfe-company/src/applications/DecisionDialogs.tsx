import type { Application, Interview } from '@foothold/shared/contract';
import { hasStarted } from '@foothold/shared/format';
import { formatLongDay, formatWallClock, getTimePart } from '../format/wallClock';
import { AcceptDialog } from './AcceptDialog';
import { RejectDialog } from './RejectDialog';
import { useDecision } from './useDecision';

export type PendingDecision = 'accept' | 'reject' | null;

interface DecisionDialogsProps {
  application: Pick<Application, 'id' | 'org_id'>;
  interview?: Interview | null;
  /** First name of the applicant, or a substitute for it. */
  name: string;
  jobTitle: string;
  pendingDecision: PendingDecision;
  onClose: () => void;
  /** Title of the dialog before accepting. */
  acceptTitle?: string;
}

/** Confirms accepting and rejecting an application, because neither can be undone. */
export function DecisionDialogs({
  application,
  interview = null,
  name,
  jobTitle,
  pendingDecision,
  onClose,
  acceptTitle = 'Accept this application?',
}: DecisionDialogsProps) {
  const { accept, reject } = useDecision(application, onClose);

  return (
    <>
      <AcceptDialog
        title={acceptTitle}
        name={name}
        isOpen={pendingDecision === 'accept'}
        onClose={onClose}
        accept={accept}
        interviewNote={describeInterviewAhead(interview, 'stays in both calendars')}
      />
      <RejectDialog
        name={name}
        jobTitle={jobTitle}
        isOpen={pendingDecision === 'reject'}
        onClose={onClose}
        reject={reject}
        interviewNote={describeInterviewAhead(interview, 'is called off')}
      />
    </>
  );
}

/** What becomes of an interview that has not started, with `fate` of one whose date is settled. */
function describeInterviewAhead(interview: Interview | null, fate: string): string | null {
  if (!interview || interview.completed_at || interview.declined_at || hasStarted(interview)) return null;
  if (!interview.confirmed_at) return 'The interview times that you offered lapse.';
  const { date, time_zone } = interview;
  return `The interview on ${formatLongDay(date, formatWallClock(time_zone))}, ${getTimePart(date)} ${fate}.`;
}
