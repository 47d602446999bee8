import { call } from '@foothold/shared/api';
import { type HeldJob, reasonBody, refuseJob, releaseJob } from '@foothold/shared/contract/admin';
import { ActionFailure, Button, t, VisuallyHidden } from '@foothold/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { DecisionButtons } from './DecisionButtons';
import { ReasonDialog } from './ReasonDialog';
import { useActionWithRefresh } from './useActionWithRefresh';

type Job = Pick<HeldJob, 'id' | 'job_title' | 'company_name'>;

/** In a list: the buttons that release a job that waits for it, or refuse that. */
export function HoldActions({ job }: { job: Job }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { start, busy, failure } = useRelease(job);
  const subject = <VisuallyHidden>{` ${job.job_title} of ${job.company_name}`}</VisuallyHidden>;
  return (
    <>
      <Actions>
        <Button $size="small" onClick={start} busy={busy} busyLabel="Releasing...">
          Release{subject}
        </Button>
        <Button $tone="danger" $size="small" onClick={() => setDialogOpen(true)}>
          Refuse{subject}
        </Button>
      </Actions>
      <ActionFailure>{failure}</ActionFailure>
      <RefusalDialog job={job} isOpen={isDialogOpen} onClose={() => setDialogOpen(false)} />
    </>
  );
}

/** On the job's own page: the same decision. */
export function HoldDecision({ job }: { job: Job }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { start, busy, failure } = useRelease(job);
  return (
    <>
      <DecisionButtons failure={failure}>
        <Button onClick={start} busy={busy} busyLabel="Releasing...">
          Release
        </Button>
        <Button $tone="danger" onClick={() => setDialogOpen(true)}>
          Refuse
        </Button>
      </DecisionButtons>
      <RefusalDialog job={job} isOpen={isDialogOpen} onClose={() => setDialogOpen(false)} />
    </>
  );
}

interface RefusalDialogProps {
  job: Job;
  isOpen: boolean;
  onClose: () => void;
}

const RefusalDialog = ({ job: { id, job_title, company_name }, ...dialogProps }: RefusalDialogProps) => (
  <ReasonDialog
    title="Refuse this job?"
    endpoint={refuseJob}
    rules={reasonBody}
    send={(body) => ({ params: { id }, body })}
    buttonLabels={['Refuse', 'Refusing...']}
    successMessage="Job refused successfully"
    errorMessage="An error occurred while refusing the job."
    {...dialogProps}
  >
    {job_title} is taken down until you restore it. {company_name} reads the reason.
  </ReasonDialog>
);

const useRelease = ({ id }: Job) =>
  useActionWithRefresh(() => call(releaseJob, { params: { id } }), 'Failed to release job. Please try again.');

const Actions = styled.div`display: flex; gap: ${t.space[2]};`;
