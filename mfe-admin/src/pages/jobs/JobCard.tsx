import { call } from '@foothold/shared/api';
import { deleteJob } from '@foothold/shared/contract';
import { type AdminJob, restoreJob } from '@foothold/shared/contract/admin';
import { formatWorkMode } from '@foothold/shared/text';
import { Button, IconButton, JobTitle, OutLink, StatusBadge, TextLink, VisuallyHidden } from '@foothold/shared/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { ReasonDialog } from '../../details/ReasonDialog';
import { momentOf } from '../../details/words';
import { FactCard } from '../../FactCard';
import { paths } from '../../paths';
import { useChange } from '../../useChange';

/** A job, whose it is, what visitors read of it, and the way to take it down or to offer it again. */
export function JobCard({ job }: { job: AdminJob }) {
  const { job_title, org_id, company_name, env_mode, created_at, state, reason } = job;
  return (
    <FactCard
      title={<JobTitle as="span">{job_title}</JobTitle>}
      badge={<StatusBadge status={state} />}
      facts={[
        [
          'Company',
          <TextLink key="company" to={paths.organization(org_id)}>
            {company_name}
          </TextLink>,
        ],
        ['Work mode', formatWorkMode(env_mode)],
        ['Created', momentOf(created_at)],
        ...(state === 'Taken down' ? [['Reason', reason ?? 'No reason was given.'] as const] : []),
      ]}
    >
      {state === 'Active' && (
        <View href={paths.publicJob(job.id)} target="_blank">
          View Job<VisuallyHidden>{` ${job_title}, in a new tab`}</VisuallyHidden>
        </View>
      )}
      {state === 'Taken down' ? <Restore job={job} /> : <TakeDown job={job} />}
    </FactCard>
  );
}

function TakeDown({ job: { id, job_title, company_name } }: { job: AdminJob }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <End>
        <IconButton icon={Trash2} label={`Delete ${job_title}`} onClick={() => setAsking(true)} />
      </End>
      <ReasonDialog
        title="Delete this job?"
        endpoint={deleteJob}
        send={(body) => ({ params: { jobId: id }, body })}
        verb={['Delete', 'Deleting...']}
        done="Job deleted successfully"
        failed="An error occurred while deleting the job."
        isOpen={asking}
        onClose={() => setAsking(false)}
      >
        Nobody finds {job_title} any more until you restore it. {company_name} reads the reason, and applicants are told
        that it is no longer offered.
      </ReasonDialog>
    </>
  );
}

function Restore({ job: { id, job_title } }: { job: AdminJob }) {
  const { start, busy } = useChange(
    () => call(restoreJob, { params: { id } }),
    'Failed to restore job. Please try again.',
  );
  return (
    <Button $size="small" onClick={start} busy={busy} busyLabel="Restoring...">
      Restore<VisuallyHidden>{` ${job_title}`}</VisuallyHidden>
    </Button>
  );
}

const View = styled(OutLink)`display: inline-flex; align-items: center; min-height: 44px;`;
const End = styled.div`margin: 0 -0.75rem 0 auto;`;
