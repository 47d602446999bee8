import { type HeldJob, reasonBody, refuseJob, releaseJob } from '@foothold/shared/contract/admin';
import { Button, t, VisuallyHidden } from '@foothold/shared/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { DecisionButtons } from './DecisionButtons';
import { ReasonDialog } from './ReasonDialog';

type Job = Pick<HeldJob, 'id' | 'job_title' | 'company_name'>;

/** In a list: the buttons that release a job that waits for it, or refuse that. */
export function HoldActions({ job }: { job: Job }) {
  const subject = <VisuallyHidden>{` ${job.job_title} of ${job.company_name}`}</VisuallyHidden>;
  return (
    <Actions>
      <HoldButtons job={job} size="small" subject={subject} />
    </Actions>
  );
}

/** On the job's own page: the same decision. */
export const HoldDecision = ({ job }: { job: Job }) => (
  <DecisionButtons>
    <HoldButtons job={job} />
  </DecisionButtons>
);

function HoldButtons({ job, size, subject }: { job: Job; size?: 'small'; subject?: ReactNode }) {
  const [dialog, setDialog] = useState<'release' | 'refusal' | null>(null);
  const close = () => setDialog(null);
  const sized = size && { $size: size };
  return (
    <>
      <Button {...sized} onClick={() => setDialog('release')}>
        Release{subject}
      </Button>
      <Button $tone="danger" {...sized} onClick={() => setDialog('refusal')}>
        Refuse{subject}
      </Button>
      <ReleaseDialog job={job} isOpen={dialog === 'release'} onClose={close} />
      <RefusalDialog job={job} isOpen={dialog === 'refusal'} onClose={close} />
    </>
  );
}

interface HoldDialogProps {
  job: Job;
  isOpen: boolean;
  onClose: () => void;
}

const ReleaseDialog = ({ job: { id, job_title, company_name }, ...dialogProps }: HoldDialogProps) => (
  <ReasonDialog
    title="Release this job?"
    tone="primary"
    endpoint={releaseJob}
    rules={reasonBody}
    send={(body) => ({ params: { id }, body })}
    buttonLabels={['Release', 'Releasing...']}
    successMessage="Job released successfully"
    errorMessage="Failed to release job. Please try again."
    {...dialogProps}
  >
    {`Students find ${job_title}, and ${company_name} is told. The reason is for other admins.`}
  </ReasonDialog>
);

const RefusalDialog = ({ job: { id, job_title, company_name }, ...dialogProps }: HoldDialogProps) => (
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

const Actions = styled.div`display: flex; gap: ${t.space[2]};`;
