import { call } from '@foothold/shared/api';
import { deleteJob } from '@foothold/shared/contract';
import { type AdminJob, reasonBody, restoreJob } from '@foothold/shared/contract/admin';
import { formatWorkMode } from '@foothold/shared/format';
import {
  ActionFailure,
  Button,
  ExternalLink,
  IconButton,
  JobTitle,
  StatusBadge,
  TextLink,
  VisuallyHidden,
} from '@foothold/shared/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { SummaryCard } from '../../cards/SummaryCard';
import { ReasonDialog } from '../../decisions/ReasonDialog';
import { useActionWithRefresh } from '../../decisions/useActionWithRefresh';
import { formatDateTime } from '../../format';
import { paths } from '../../routes/paths';

/** A job with its company and status, a link to its public page, and the button that takes it down or restores it. */
export function JobCard({ job }: { job: AdminJob }) {
  const { job_title, org_id, company_name, env_mode, created_at, state, reason } = job;
  return (
    <SummaryCard
      title={<JobTitle as="span">{job_title}</JobTitle>}
      badge={<StatusBadge status={state} />}
      details={[
        [
          'Company',
          <TextLink key="company" to={paths.organization(org_id)}>
            {company_name}
          </TextLink>,
        ],
        ['Work mode', formatWorkMode(env_mode)],
        ['Created', formatDateTime(created_at)],
        ...(state === 'Taken down' ? [['Reason', reason ?? 'No reason was given.'] as const] : []),
      ]}
    >
      {state === 'Active' && (
        <ViewLink href={paths.publicJob(job.id)} target="_blank">
          View Job<VisuallyHidden>{` ${job_title}, in a new tab`}</VisuallyHidden>
        </ViewLink>
      )}
      {state === 'Taken down' ? <RestoreButton job={job} /> : <TakeDownButton job={job} />}
    </SummaryCard>
  );
}

function TakeDownButton({ job: { id, job_title, company_name } }: { job: AdminJob }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <EndSlot>
        <IconButton icon={Trash2} label={`Delete ${job_title}`} onClick={() => setDialogOpen(true)} />
      </EndSlot>
      <ReasonDialog
        title="Delete this job?"
        endpoint={deleteJob}
        rules={reasonBody}
        send={(body) => ({ params: { jobId: id }, body })}
        buttonLabels={['Delete', 'Deleting...']}
        successMessage="Job deleted successfully"
        errorMessage="An error occurred while deleting the job."
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
      >
        Nobody finds {job_title} any more until you restore it. {company_name} reads the reason, and applicants are told
        that it is no longer offered.
      </ReasonDialog>
    </>
  );
}

function RestoreButton({ job: { id, job_title } }: { job: AdminJob }) {
  const { start, busy, failure } = useActionWithRefresh(
    () => call(restoreJob, { params: { id } }),
    'Failed to restore job. Please try again.',
  );
  return (
    <>
      <Button $size="small" onClick={start} busy={busy} busyLabel="Restoring...">
        Restore<VisuallyHidden>{` ${job_title}`}</VisuallyHidden>
      </Button>
      <ActionFailure>{failure}</ActionFailure>
    </>
  );
}

const ViewLink = styled(ExternalLink)`display: inline-flex; align-items: center; min-height: 44px;`;
const EndSlot = styled.div`margin: 0 -0.75rem 0 auto;`;
