import { type CompanyReplies, getOrganizationState } from '@foothold/shared/contract/admin';
import { formatReplyShare } from '@foothold/shared/format';
import { Name, StatusBadge, TextLink } from '@foothold/shared/ui';
import { paths } from '../../routes/paths';
import { type Column, DataTable } from '../../tables/DataTable';
import { formatOverdue } from './formatOverdue';

interface ReplyRecordTableProps {
  organizations: readonly CompanyReplies[];
  sort: string;
}

export const ReplyRecordTable = ({ organizations, sort }: ReplyRecordTableProps) => (
  <DataTable label="How companies reply" columns={columns} rows={organizations} rowKey={({ id }) => id} sort={sort} />
);

const columns: Column<CompanyReplies>[] = [
  {
    head: 'Company',
    cell: ({ id, company_name }) => (
      <TextLink to={paths.organization(id)}>
        <Name>{company_name}</Name>
      </TextLink>
    ),
    phonePlacement: 'title',
    minWidth: '12rem',
  },
  {
    head: 'Status',
    cell: (company) => <StatusBadge status={getOrganizationState(company)} />,
    phonePlacement: 'aside',
  },
  {
    head: 'In time',
    cell: ({ record }) => formatReplyShare(record),
    numeric: true,
    sort: { ascending: 'share', descending: 'share_desc' },
  },
  {
    head: 'Median',
    cell: ({ record: { median_days } }) =>
      median_days === null ? 'No reply' : `${median_days} ${median_days === 1 ? 'day' : 'days'}`,
    numeric: true,
  },
  { head: 'Applications', cell: ({ record }) => record.counted.toLocaleString('en-GB'), numeric: true },
  { head: 'Overdue now', cell: ({ overdue }) => formatOverdue(overdue) },
  { head: 'Jobs held', cell: ({ held_jobs }) => held_jobs.toLocaleString('en-GB'), numeric: true },
];
