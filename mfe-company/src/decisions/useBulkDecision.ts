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
import { checkWelcome, isEmptyWelcome } from '../welcome/checkWelcome';
import { emptyWelcome, type WrittenWelcome } from '../welcome/WelcomeFields';
import { emptyInvitation, findInvitationProblems, type InvitationDraft, toPlannedInterview } from './invitation';
import { findMessageProblem } from './message';
import type { Preview } from './preview';
import { emptyRejection, findRejectionProblems, type RejectionDraft, toRejection } from './rejection';
import { describeDecision } from './texts';

interface Drafts {
  rejection: RejectionDraft;
  invitation: InvitationDraft;
  welcome: WrittenWelcome;
  message: string;
}

/** What a decision says beside its kind, as it is sent. */
function toContent(kind: DecisionKind, { rejection, invitation, welcome, message }: Drafts) {
  if (kind === 'reject') return toRejection(rejection);
  if (kind === 'interview') return { interview: toPlannedInterview(invitation) };
  if (kind === 'accept') return { welcome: checkWelcome(welcome).data };
  return kind === 'message' ? { text: message } : {};
}

type Problems = Readonly<Record<string, string>>;

/** What is missing of an invitation, or wrong in a welcome, by field. */
function findProblems(kind: DecisionKind, { invitation, welcome }: Pick<Drafts, 'invitation' | 'welcome'>): Problems {
  if (kind === 'interview') return findInvitationProblems(invitation);
  return kind === 'accept' && !isEmptyWelcome(welcome) ? checkWelcome(welcome).problems : {};
}

/** `welcome.starts_on` is the field `starts_on` here. */
const toOwnNames = (problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).map(([path, problem]) => [path.split('.').at(-1), problem]));

/** What is filled in for a decision about several applications; `confirm` shows the times of an invitation, then decides. */
export function useBulkDecision(kind: DecisionKind, preview: Preview, onDecided: () => void) {
  const [rejection, setRejection] = useState(emptyRejection);
  const [invitation, setInvitation] = useState(emptyInvitation);
  const [welcome, setWelcome] = useState(emptyWelcome);
  const [message, setMessage] = useState('');
  const [isChecked, setChecked] = useState(false);
  // What the server finds wrong, until it is asked again.
  const [refused, setRefused] = useState<Problems>({});
  // With the times of an invitation, as it was filled in then.
  const [planned, setPlanned] = useState<{ invitation: InvitationDraft; preview: Preview } | null>(null);
  const [keys] = useState(createIdempotencyKeys);
  const people = preview.people.filter(({ problem }) => !problem);
  const application_ids = people.map(({ application_id }) => application_id);
  const isPlanned = planned?.invitation === invitation;
  const missing = findProblems(kind, { invitation, welcome });
  const problems = { ...refused, ...(isChecked && missing) };

  const showProblems = (cause: unknown) => {
    if (cause instanceof ApiError) setRefused(toOwnNames(cause.fields));
    return toast.error(getErrorMessage(cause));
  };
  const plan = async () => {
    const body = { kind, selection: { application_ids }, interview: toPlannedInterview(invitation) };
    try {
      setPlanned({ invitation, preview: await call(previewDecisions, { body }) });
    } catch (cause) {
      return showProblems(cause);
    }
    return undefined;
  };
  const decide = async () => {
    const body = { kind, application_ids, ...toContent(kind, { rejection, invitation, welcome, message }) };
    try {
      const { batch } = await call(decideApplications, { body, idempotencyKey: keys.keyFor(body) });
      const { length } = batch.application_ids;
      if (length > 0) toast.success(`${describeDecision(kind, length)} in 10 minutes`);
      else toast.error('Nothing was decided. The list above says why.');
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
    setRefused({});
    if (Object.keys(missing).length > 0) return undefined;
    if (kind === 'reject' && findRejectionProblems(rejection)) return undefined;
    if (kind === 'message' && findMessageProblem(message)) return undefined;
    return kind === 'interview' && !isPlanned ? plan() : decide();
  });

  const shownPreview = isPlanned ? planned.preview : preview;
  return {
    ...{ people, rejection, setRejection, invitation, setInvitation, welcome, setWelcome, message, setMessage },
    ...{ isChecked, problems, isPlanned, shownPreview, confirm },
  };
}
