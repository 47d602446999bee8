import type { HeldJob } from '@foothold/shared/contract/admin';
import { formatReplyRecord } from '@foothold/shared/format';
import { TextLink } from '@foothold/shared/ui';
import { SecondLine } from '../../cards/values';
import { formatHold } from '../../decisions/formatHold';
import { HoldActions } from '../../decisions/HoldDecision';
import { formatDateTime } from '../../format';
import { paths } from '../../routes/paths';
import { type Column, DataTable } from '../../tables/DataTable';
import { formatOverdue } from './formatOverdue';

export const HeldJobTable = ({ jobs }: { jobs: readonly HeldJob[] }) => (
  <DataTable
    label="Jobs that wait for a release"
    columns={columns}
    rows={jobs}
    rowKey={({ id }) => id}
    needsAttention={() => true}
  />
);

const columns: Column<HeldJob>[] = [
  {
    head: 'Job',
    cell: ({ id, job_title, org_id, company_name }) => (
      <>
        <TextLink to={paths.job(id)}>{job_title}</TextLink>
        <SecondLine>
          <TextLink to={paths.organization(org_id)}>{company_name}</TextLink>
        </SecondLine>
      </>
    ),
    phonePlacement: 'title',
    minWidth: '12rem',
  },
  { head: 'Waits since', cell: ({ held_at }) => <time dateTime={held_at}>{formatDateTime(held_at)}</time> },
  { head: 'Waits for', cell: ({ held_for }) => formatHold(held_for) },
  {
    head: 'Now',
    cell: ({ record, overdue }) => (
      <>
        {formatReplyRecord(record)}
        <SecondLine>{formatOverdue(overdue)}</SecondLine>
      </>
    ),
    minWidth: '14rem',
  },
  { head: 'Action', cell: (job) => <HoldActions job={job} />, hideHead: true, phonePlacement: 'below' },
];
