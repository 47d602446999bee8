import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import {
  type DismissalReason,
  dismissalReasons,
  dismissJob,
  hideCompany,
  type Job,
  type Recommendation,
  undismissJob,
} from '@foothold/shared/contract';
import { dismissalReasonLabels, formatReasons } from '@foothold/shared/format';
import { MenuButton, TextButton, t, toast, VisuallyHidden } from '@foothold/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { RemovedJobCard } from '../../jobs/RemovedJobCard';
import { SavableJobCard } from '../../jobs/StudentJobCard';
import { useSavedJob } from '../../jobs/useSavedJob';

/** A job with the reasons for it. One that is not for the student leaves an Undo button in its place. */
export function RecommendedCard({ recommendation: { job, reasons } }: { recommendation: Recommendation }) {
  const savedState = useSavedJob(job);
  const [dismissal, setDismissal] = useState<DismissalReason | null>(null);
  const [wasRestored, setRestored] = useState(false);

  const change = async (next: DismissalReason | null) => {
    const before = dismissal;
    setDismissal(next);
    setRestored(next === null);
    const params = { id: job.id };
    try {
      await (next ? call(dismissJob, { params, body: { reason: next } }) : call(undismissJob, { params }));
    } catch (cause) {
      setDismissal(before);
      toast.error(getErrorMessage(cause));
    }
  };

  if (dismissal)
    return (
      <RemovedJobCard
        job={job}
        message={`Not for you: ${dismissalReasonLabels[dismissal].toLowerCase()}.`}
        undoes={(title) => `, recommend ${title} again`}
        onUndo={() => change(null)}
      >
        {dismissal === 'company' && <HideCompany job={job} />}
      </RemovedJobCard>
    );
  return (
    <SavableJobCard
      job={job}
      savedState={savedState}
      shouldFocusSave={wasRestored}
      note={<Reasons>{formatReasons(reasons)}</Reasons>}
      further={
        <MenuButton
          label="Not for me"
          subject={job.job_title || 'Untitled Position'}
          actions={dismissalReasons.map((reason) => ({
            label: dismissalReasonLabels[reason],
            onSelect: () => change(reason),
          }))}
        />
      }
    />
  );
}

/** All jobs of the company go, so the page is loaded again. */
function HideCompany({ job: { org_id, company_name } }: { job: Pick<Job, 'org_id' | 'company_name'> }) {
  const refresh = useRefresh();
  const hide = useAction(async () => {
    try {
      await call(hideCompany, { params: { id: org_id } });
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
    toast.success(`Jobs of ${company_name} are in none of your lists.`);
    await refresh();
  });
  return (
    <TextButton onClick={hide.start} aria-disabled={hide.busy}>
      Hide this company
      <VisuallyHidden>{`, ${company_name}`}</VisuallyHidden>
    </TextButton>
  );
}

const Reasons = styled.p`
  margin: 0 0 ${t.space[3]};
  padding-left: ${t.space[3]};
  border-left: 2px solid ${t.color.accent};
  color: ${t.color.ink};
  font-size: ${t.size.text};
  overflow-wrap: anywhere;
`;
