import { type Column, StatusBadge } from '@foothold/shared/ui';
import { applicationTone } from '../../details/applicationTone';
import { PagedTable } from '../../details/PagedTable';
import { dayOf } from '../../details/words';
import { Provided } from '../../Provided';
import { Applicant } from './Applicant';
import type { Details } from './details';

export const ApplicationTable = ({ organization: { applications, totals } }: { organization: Details }) => (
  <PagedTable
    title="Applications"
    name="applications"
    columns={columns}
    rows={applications}
    total={totals.applications}
  />
);

const columns: readonly Column<Details['applications'][number]>[] = [
  { head: 'Name', cell: Applicant, phone: 'title' },
  { head: 'Job title', cell: ({ job }) => job.job_title },
  { head: 'Date', cell: ({ created_at }) => dayOf(created_at), digits: true },
  { head: 'Phone', cell: ({ student_phone }) => <Provided value={student_phone} />, digits: true },
  {
    head: 'Status',
    cell: ({ status }) => <StatusBadge status={status} tone={applicationTone(status)} />,
    phone: 'aside',
  },
];
