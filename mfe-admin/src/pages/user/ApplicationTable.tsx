import { type Column, StatusBadge, TextLink } from '@foothold/shared/ui';
import { applicationTone } from '../../details/applicationTone';
import { formatDay } from '../../details/dateFormat';
import { PagedTable } from '../../details/PagedTable';
import { paths } from '../../paths';
import type { User } from './user';

/** What the student applied for, newest first. */
export const ApplicationTable = ({ user: { applications, totals } }: { user: User }) => (
  <PagedTable
    title="Applications"
    name="applications"
    columns={columns}
    rows={applications}
    total={totals.applications}
  />
);

const columns: readonly Column<User['applications'][number]>[] = [
  { head: 'Job title', cell: ({ job_title }) => job_title, phonePlacement: 'title' },
  {
    head: 'Company',
    cell: ({ org_id, company_name }) => <TextLink to={paths.organization(org_id)}>{company_name}</TextLink>,
  },
  { head: 'Date', cell: ({ created_at }) => formatDay(created_at), numeric: true },
  {
    head: 'Status',
    cell: ({ status }) => <StatusBadge status={status} tone={applicationTone(status)} />,
    phonePlacement: 'aside',
  },
];
