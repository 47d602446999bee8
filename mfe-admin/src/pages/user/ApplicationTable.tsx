import type { StudentDetails } from '@foothold/shared/contract/admin';
import { NameLink, StatusBadge, TextLink } from '@foothold/shared/ui';
import { PagedTable } from '../../details/PagedTable';
import { formatDay } from '../../format';
import { paths } from '../../routes/paths';
import type { Column } from '../../tables/DataTable';

/** The student's applications, newest first. */
export const ApplicationTable = ({ user: { applications, totals } }: { user: StudentDetails }) => (
  <PagedTable
    title="Applications"
    name="applications"
    columns={columns}
    rows={applications}
    total={totals.applications}
  />
);

const columns: readonly Column<StudentDetails['applications'][number]>[] = [
  {
    head: 'Job title',
    cell: ({ job_id, job_title }) => <NameLink to={paths.job(job_id)}>{job_title}</NameLink>,
    phonePlacement: 'title',
  },
  {
    head: 'Company',
    cell: ({ org_id, company_name }) => <TextLink to={paths.organization(org_id)}>{company_name}</TextLink>,
  },
  { head: 'Date', cell: ({ created_at }) => formatDay(created_at), numeric: true },
  {
    head: 'Status',
    cell: ({ status }) => <StatusBadge status={status} />,
    phonePlacement: 'aside',
  },
];
