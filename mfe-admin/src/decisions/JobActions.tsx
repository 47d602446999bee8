import { call } from '@foothold/shared/api';
import { deleteJob } from '@foothold/shared/contract';
import { type AdminJob, reasonBody, restoreJob } from '@foothold/shared/contract/admin';
import { ActionFailure, Button, IconButton, VisuallyHidden } from '@foothold/shared/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DecisionButtons } from './DecisionButtons';
import { HoldDecision } from './HoldDecision';
import { ReasonDialog } from './ReasonDialog';
import { useActionWithRefresh } from './useActionWithRefresh';

type Job = Pick<AdminJob, 'id' | 'job_title' | 'company_name' | 'state'>;

/** In a list: the button that takes a job down, or restores it. */
export const JobIconAction = ({ job }: { job: Job }) =>
  job.state === 'Taken down' ? <RestoreIconAction job={job} /> : <TakeDownIconAction job={job} />;

function TakeDownIconAction({ job }: { job: Job }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <IconButton icon={Trash2} label={`Delete ${job.job_title}`} onClick={() => setDialogOpen(true)} />
      <TakeDownDialog job={job} isOpen={isDialogOpen} onClose={() => setDialogOpen(false)} />
    </>
  );
}

function RestoreIconAction({ job }: { job: Job }) {
  const { start, busy, failure } = useRestore(job);
  return (
    <>
      <Button $size="small" onClick={start} busy={busy} busyLabel="Restoring...">
        Restore<VisuallyHidden>{` ${job.job_title}`}</VisuallyHidden>
      </Button>
      <ActionFailure>{failure}</ActionFailure>
    </>
  );
}

/** On the job's own page: the same decision, as a button with its word. */
export function JobDecision({ job }: { job: Job }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { start, busy, failure } = useRestore(job);
  if (job.state === 'Waiting') return <HoldDecision job={job} />;
  return (
    <>
      <DecisionButtons failure={failure}>
        {job.state === 'Taken down' ? (
          <Button onClick={start} busy={busy} busyLabel="Restoring...">
            Restore
          </Button>
        ) : (
          <Button $tone="danger" onClick={() => setDialogOpen(true)}>
            Delete
          </Button>
        )}
      </DecisionButtons>
      <TakeDownDialog job={job} isOpen={isDialogOpen} onClose={() => setDialogOpen(false)} />
    </>
  );
}

interface TakeDownDialogProps {
  job: Job;
  isOpen: boolean;
  onClose: () => void;
}

const TakeDownDialog = ({ job: { id, job_title, company_name }, ...dialogProps }: TakeDownDialogProps) => (
  <ReasonDialog
    title="Delete this job?"
    endpoint={deleteJob}
    rules={reasonBody}
    send={(body) => ({ params: { jobId: id }, body })}
    buttonLabels={['Delete', 'Deleting...']}
    successMessage="Job deleted successfully"
    errorMessage="An error occurred while deleting the job."
    {...dialogProps}
  >
    Nobody finds {job_title} any more until you restore it. {company_name} reads the reason, and applicants are told
    that it is no longer offered.
  </ReasonDialog>
);

const useRestore = ({ id }: Job) =>
  useActionWithRefresh(() => call(restoreJob, { params: { id } }), 'Failed to restore job. Please try again.');
