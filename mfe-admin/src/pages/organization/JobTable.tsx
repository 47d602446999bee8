import type { Job } from '@foothold/shared/contract';
import { amountText } from '@foothold/shared/text';
import type { Column } from '@foothold/shared/ui';
import styled from 'styled-components';
import { Provided } from '../../Provided';
import type { Details } from './details';
import { PagedTable } from './PagedTable';
import { calendarDay } from './words';

export function JobTable({ organization: { jobs, phone } }: { organization: Details }) {
  const columns: readonly Column<Job>[] = [
    { head: 'Title', cell: ({ job_title }) => job_title, phone: 'title' },
    { head: 'Department', cell: ({ department }) => department },
    { head: 'Phone', cell: () => <Provided value={phone} />, digits: true },
    { head: 'Work mode', cell: ({ env_mode }) => <Capital>{env_mode}</Capital> },
    { head: 'Amount', cell: ({ currency, amount }) => amountText(currency, amount) ?? 'Unpaid', digits: true },
    { head: 'Duration', cell: ({ duration }) => duration },
    { head: 'Deadline', cell: ({ deadline }) => calendarDay(deadline), digits: true },
  ];
  return <PagedTable title="Jobs" name="jobs" columns={columns} rows={jobs} />;
}

const Capital = styled.span`display: inline-block; &::first-letter { text-transform: uppercase; }`;
