import type { Job } from '@foothold/shared/contract';
import { formatMoney, formatWorkMode } from '@foothold/shared/text';
import type { Column } from '@foothold/shared/ui';
import { PagedTable } from '../../details/PagedTable';
import { calendarDay } from '../../details/words';
import { Provided } from '../../Provided';
import type { Details } from './details';

export function JobTable({ organization: { jobs, totals, phone } }: { organization: Details }) {
  const columns: readonly Column<Job>[] = [
    { head: 'Title', cell: ({ job_title }) => job_title, phone: 'title' },
    { head: 'Department', cell: ({ department }) => department },
    { head: 'Phone', cell: () => <Provided value={phone} />, digits: true },
    { head: 'Work mode', cell: ({ env_mode }) => formatWorkMode(env_mode) },
    { head: 'Amount', cell: ({ currency, amount }) => formatMoney(currency, amount) ?? 'Unpaid', digits: true },
    { head: 'Duration', cell: ({ duration }) => duration },
    { head: 'Deadline', cell: ({ deadline }) => calendarDay(deadline), digits: true },
  ];
  return <PagedTable title="Jobs" name="jobs" columns={columns} rows={jobs} total={totals.jobs} />;
}
