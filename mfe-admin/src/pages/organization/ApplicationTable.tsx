import type { ApplicationStatus } from '@foothold/shared/contract';
import type { OrganizationDetails } from '@foothold/shared/contract/admin';
import { type BadgeTone, NameLink, StatusBadge } from '@foothold/shared/ui';
import { ApplicantName, ProvidedValue } from '../../cards/values';
import { PagedTable } from '../../details/PagedTable';
import { formatDay } from '../../format';
import { paths } from '../../routes/paths';
import type { Column } from '../../tables/DataTable';

export const ApplicationTable = ({ organization: { applications, totals } }: { organization: OrganizationDetails }) => (
  <PagedTable
    title="Applications"
    name="applications"
    columns={columns}
    rows={applications}
    total={totals.applications}
  />
);

const columns: readonly Column<OrganizationDetails['applications'][number]>[] = [
  { head: 'Name', cell: ApplicantName, phonePlacement: 'title' },
  { head: 'Job title', cell: ({ job_id, job }) => <NameLink to={paths.job(job_id)}>{job.job_title}</NameLink> },
  { head: 'Date', cell: ({ created_at }) => formatDay(created_at), numeric: true },
  { head: 'Phone', cell: ({ student_phone }) => <ProvidedValue value={student_phone} />, numeric: true },
  {
    head: 'Status',
    cell: ({ status }) => <StatusBadge status={status} tone={applicationTone(status)} />,
    phonePlacement: 'aside',
  },
];

/** On this page the specification has accepted and rejected applications in colour, and every other status in blue. */
function applicationTone(status: ApplicationStatus): BadgeTone {
  if (status === 'Accepted') return 'good';
  return status === 'Rejected' ? 'bad' : 'info';
}
