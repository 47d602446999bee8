import type { Job } from '@foothold/shared/contract';
import type { OrganizationDetails } from '@foothold/shared/contract/admin';
import { formatMoney, formatWorkMode, payLabels } from '@foothold/shared/format';
import { NameLink } from '@foothold/shared/ui';
import { ProvidedValue } from '../../cards/values';
import { PagedTable } from '../../details/PagedTable';
import { formatCalendarDay } from '../../format';
import { paths } from '../../routes/paths';
import type { Column } from '../../tables/DataTable';

export function JobTable({ organization: { jobs, totals, phone } }: { organization: OrganizationDetails }) {
  const columns: readonly Column<Job>[] = [
    {
      head: 'Title',
      cell: ({ id, job_title }) => <NameLink to={paths.job(id)}>{job_title}</NameLink>,
      phonePlacement: 'title',
    },
    { head: 'Department', cell: ({ department }) => department },
    { head: 'Phone', cell: () => <ProvidedValue value={phone} />, numeric: true },
    { head: 'Work mode', cell: ({ env_mode }) => formatWorkMode(env_mode) },
    {
      head: 'Amount',
      cell: ({ currency, amount }) => formatMoney(currency, amount) ?? payLabels.unpaid,
      numeric: true,
    },
    { head: 'Duration', cell: ({ duration }) => duration },
    { head: 'Deadline', cell: ({ deadline }) => formatCalendarDay(deadline), numeric: true, minWidth: '8rem' },
  ];
  return <PagedTable title="Jobs" name="jobs" columns={columns} rows={jobs} total={totals.jobs} />;
}
