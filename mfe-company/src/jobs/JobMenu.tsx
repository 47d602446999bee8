import type { Job } from '@foothold/shared/contract';
import { useNavigate } from '@foothold/shared/router';
import { MenuButton } from '@foothold/shared/ui';
import { CircleDot, Copy, Lock, Pencil, Trash2 } from 'lucide-react';
import { paths } from '../routes/paths';
import type { JobActions } from './useJobActions';

/** Menu of the actions on one job. */
export function JobMenu({ job, actions }: { job: Job; actions: JobActions }) {
  const navigate = useNavigate();
  const go = (to: string) => () => void navigate(to);
  const { display_status: status, id } = job;
  const activate = { label: 'Activate', icon: CircleDot, onSelect: () => actions.activate(job) };
  const close = { label: 'Close Job', icon: Lock, onSelect: () => actions.close(job) };

  return (
    <MenuButton
      label="Manage"
      subject={job.job_title}
      actions={[
        ...(status === 'Active' ? [] : [activate]),
        ...(status === 'Closed' ? [] : [close]),
        { label: 'Edit Job', icon: Pencil, onSelect: go(paths.editJob(id)) },
        { label: 'Duplicate', icon: Copy, onSelect: go(paths.duplicateJob(id)) },
        {
          label: 'Delete',
          icon: Trash2,
          danger: true,
          onSelect: () => actions.setDialog({ job, kind: 'deletion' }),
        },
      ]}
    />
  );
}
