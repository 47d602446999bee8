import type { ApplicationStatus } from '@foothold/shared/contract';
import { type BadgeTone, type Column, Name, StatusBadge } from '@foothold/shared/ui';
import { Provided } from '../../Provided';
import type { Details } from './details';
import { PagedTable } from './PagedTable';
import { dayOf } from './words';

export const ApplicationTable = ({ organization }: { organization: Details }) => (
  <PagedTable title="Applications" name="applications" columns={columns} rows={organization.applications} />
);

const columns: readonly Column<Details['applications'][number]>[] = [
  { head: 'Name', cell: ({ student_name }) => <Name>{student_name ?? 'Unknown Applicant'}</Name>, phone: 'title' },
  { head: 'Job title', cell: ({ job }) => job.job_title },
  { head: 'Date', cell: ({ created_at }) => dayOf(created_at), digits: true },
  { head: 'Phone', cell: ({ student_phone }) => <Provided value={student_phone} />, digits: true },
  { head: 'Status', cell: ({ status }) => <StatusBadge status={status} tone={toneOf(status)} />, phone: 'aside' },
];

/** An admin sees how it ended, and blue until then. */
function toneOf(status: ApplicationStatus): BadgeTone {
  if (status === 'Accepted') return 'good';
  return status === 'Rejected' ? 'bad' : 'info';
}
