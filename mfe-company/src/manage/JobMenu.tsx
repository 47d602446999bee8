import type { Job } from '@foothold/shared/contract';
import { useNavigate } from '@foothold/shared/router';
import { MenuButton } from '@foothold/shared/ui';
import { CircleDot, Copy, Lock, Pencil, Trash2 } from 'lucide-react';
import { paths } from '../paths';
import type { Changes } from './useJobChanges';

/** What can be done to one job. */
export function JobMenu({ job, changes }: { job: Job; changes: Changes }) {
  const navigate = useNavigate();
  const go = (to: string) => () => void navigate(to);
  const { display_status: status, id } = job;
  const open = { label: 'Activate', icon: CircleDot, onSelect: () => changes.activate(job) };
  const shut = { label: 'Close Job', icon: Lock, onSelect: () => changes.close(job) };

  return (
    <MenuButton
      label="Manage"
      of={job.job_title}
      actions={[
        ...(status === 'Active' ? [] : [open]),
        ...(status === 'Closed' ? [] : [shut]),
        { label: 'Edit Job', icon: Pencil, onSelect: go(paths.editJob(id)) },
        { label: 'Duplicate', icon: Copy, onSelect: go(paths.duplicateJob(id)) },
        {
          label: 'Delete',
          icon: Trash2,
          danger: true,
          onSelect: () => changes.ask({ job, about: 'deletion' }),
        },
      ]}
    />
  );
}
