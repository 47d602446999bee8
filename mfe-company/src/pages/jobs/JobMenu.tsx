import type { Job } from '@foothold/shared/contract';
import { useNavigate } from '@foothold/shared/router';
import { ConfirmDialog, MenuButton } from '@foothold/shared/ui';
import { CircleDot, Lock, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../paths';
import { DeadlineDialog } from './DeadlineDialog';
import { useJobChanges } from './useJobChanges';

/** What can be done to one job, with the questions that some of it asks first. */
export function JobMenu({ job }: { job: Job }) {
  const [asking, setAsking] = useState<'deadline' | 'delete' | null>(null);
  const navigate = useNavigate();
  const askDeadline = () => setAsking('deadline');
  const stopAsking = () => setAsking(null);
  const { activate, close, remove } = useJobChanges(job, askDeadline);

  const confirmDelete = async () => {
    await remove.start();
    stopAsking();
  };
  const open = {
    label: 'Activate',
    icon: CircleDot,
    onSelect: job.display_status === 'Expired' ? askDeadline : () => void activate.start(),
  };
  const shut = { label: 'Close Job', icon: Lock, onSelect: () => void close.start() };

  return (
    <>
      <MenuButton
        label="Manage"
        of={job.job_title}
        actions={[
          ...(job.display_status === 'Active' ? [] : [open]),
          ...(job.display_status === 'Closed' ? [] : [shut]),
          { label: 'Edit Job', icon: Pencil, onSelect: () => void navigate(paths.editJob(job.id)) },
          { label: 'Delete', icon: Trash2, danger: true, onSelect: () => setAsking('delete') },
        ]}
      />
      <DeadlineDialog job={job} isOpen={asking === 'deadline'} onClose={stopAsking} />
      <ConfirmDialog
        title="Confirm Delete"
        isOpen={asking === 'delete'}
        onClose={stopAsking}
        onConfirm={confirmDelete}
        confirmLabel="Confirm"
        busyLabel="Deleting..."
        busy={remove.busy}
        tone="danger-solid"
      >
        Are you sure you want to delete this job?
      </ConfirmDialog>
    </>
  );
}
