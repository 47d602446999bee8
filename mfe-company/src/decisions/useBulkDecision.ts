import {
  ApiError,
  call,
  createIdempotencyKeys,
  getErrorMessage,
  reloadBadgeCounts,
  useAction,
} from '@foothold/shared/api';
import { type DecisionKind, decideApplications, previewDecisions } from '@foothold/shared/contract';
import { toast } from '@foothold/shared/ui';
import { useState } from 'react';
import {
  emptyInvitation,
  findInvitationProblems,
  type InvitationDraft,
  type InvitationProblems,
  toPlannedInterview,
} from './invitation';
import { findMessageProblem } from './message';
import type { Preview } from './preview';
import { emptyRejection, findRejectionProblems, type RejectionDraft, toRejection } from './rejection';
import { describeDecision } from './texts';

interface Drafts {
  rejection: RejectionDraft;
  invitation: InvitationDraft;
  message: string;
}

/** What a decision says beside its kind, as it is sent. */
function toContent(kind: DecisionKind, { rejection, invitation, message }: Drafts) {
  if (kind === 'reject') return toRejection(rejection);
  if (kind === 'interview') return { interview: toPlannedInterview(invitation) };
  return kind === 'message' ? { text: message } : {};
}

/** What is filled in for a decision about several applications; `confirm` shows the times of an invitation, then decides. */
export function useBulkDecision(kind: DecisionKind, preview: Preview, onDecided: () => void) {
  const [rejection, setRejection] = useState(emptyRejection);
  const [invitation, setInvitation] = useState(emptyInvitation);
  const [message, setMessage] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [problems, setProblems] = useState<InvitationProblems>({});
  // With the times of an invitation, as it was filled in then.
  const [planned, setPlanned] = useState<{ invitation: InvitationDraft; preview: Preview } | null>(null);
  const [keys] = useState(createIdempotencyKeys);
  const people = preview.people.filter(({ problem }) => !problem);
  const application_ids = people.map(({ application_id }) => application_id);
  const isPlanned = planned?.invitation === invitation;

  const showProblems = (cause: unknown) => {
    if (cause instanceof ApiError) setProblems(cause.fields);
    return toast.error(getErrorMessage(cause));
  };
  const plan = async () => {
    const missing = findInvitationProblems(invitation);
    setProblems(missing);
    if (Object.keys(missing).length > 0) return undefined;
    const body = { kind, selection: { application_ids }, interview: toPlannedInterview(invitation) };
    try {
      setPlanned({ invitation, preview: await call(previewDecisions, { body }) });
    } catch (cause) {
      return showProblems(cause);
    }
    return undefined;
  };
  const decide = async () => {
    const body = { kind, application_ids, ...toContent(kind, { rejection, invitation, message }) };
    try {
      const { batch } = await call(decideApplications, { body, idempotencyKey: keys.keyFor(body) });
      toast.success(`${describeDecision(kind, batch.application_ids.length)} in 10 minutes`);
    } catch (cause) {
      return showProblems(cause);
    }
    keys.reset();
    reloadBadgeCounts();
    onDecided();
    return undefined;
  };
  const confirm = useAction(async () => {
    setChecked(true);
    setProblems({});
    if (kind === 'reject' && findRejectionProblems(rejection)) return undefined;
    if (kind === 'message' && findMessageProblem(message)) return undefined;
    return kind === 'interview' && !isPlanned ? plan() : decide();
  });

  const shownPreview = isPlanned ? planned.preview : preview;
  return {
    ...{ people, rejection, setRejection, invitation, setInvitation, message, setMessage },
    ...{ isChecked, problems, isPlanned, shownPreview, confirm },
  };
}
