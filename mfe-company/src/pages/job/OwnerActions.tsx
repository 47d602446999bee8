import type { Job } from '@foothold/shared/contract';
import { Button, LinkButton, Stack, t } from '@foothold/shared/ui';
import { CircleDot, Copy, Lock, Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import type { Changes } from '../../manage/useJobChanges';
import { paths } from '../../paths';
import { ShareLink } from './ShareLink';

/** Everything that its company does with a job. One that is closed has no public page to share. */
export function OwnerActions({ job, changes }: { job: Job; changes: Changes }) {
  const { id, display_status: status } = job;

  return (
    <Stack $gap={5}>
      {status !== 'Closed' && <ShareLink link={job.sharelink} />}
      <Pairs>
        <LinkButton to={paths.editJob(id)} $tone="soft" $size="small" icon={Pencil}>
          Edit Job
        </LinkButton>
        {status !== 'Active' && (
          <Button $tone="soft" $size="small" icon={CircleDot} onClick={() => changes.activate(job)}>
            Activate
          </Button>
        )}
        {status !== 'Closed' && (
          <Button $tone="soft" $size="small" icon={Lock} onClick={() => changes.close(job)}>
            Close Job
          </Button>
        )}
        <LinkButton to={paths.duplicateJob(id)} $tone="soft" $size="small" icon={Copy}>
          Duplicate
        </LinkButton>
        <Button $tone="danger" $size="small" icon={Trash2} onClick={() => changes.ask({ job, about: 'deletion' })}>
          Delete
        </Button>
      </Pairs>
    </Stack>
  );
}

const Pairs = styled.div`display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${t.space[2]};`;
