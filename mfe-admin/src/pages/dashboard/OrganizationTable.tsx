import type { Output } from '@foothold/shared/contract';
import { getOrganizationState, type listOrganizations } from '@foothold/shared/contract/admin';
import { Name, StatusBadge, TextLink, t, VisuallyHidden } from '@foothold/shared/ui';
import styled from 'styled-components';
import { ProvidedValue } from '../../cards/values';
import { paths } from '../../routes/paths';
import { type Column, DataTable } from '../../tables/DataTable';

type Row = Output<typeof listOrganizations>['organizations'][number];

interface OrganizationTableProps {
  rows: readonly Row[];
  /** The position of the first row in the whole list, from 1. */
  firstNumber: number;
}

/** Organisations in the order in which they are to be reviewed. */
export function OrganizationTable({ rows, firstNumber }: OrganizationTableProps) {
  const numberedRows = rows.map((row, index) => ({ ...row, number: firstNumber + index }));
  return (
    <DataTable
      label="Review Organisations"
      columns={columns}
      rows={numberedRows}
      rowKey={({ id }) => id}
      needsAttention={({ organization }) => organization.verification_status === 'pending'}
    />
  );
}

const columns: readonly Column<Row & { number: number }>[] = [
  { head: 'S/N', cell: ({ number }) => <RowNumber>{number}</RowNumber>, phonePlacement: 'desktop', numeric: true },
  { head: 'Name', cell: ({ organization }) => <Name>{organization.company_name}</Name>, phonePlacement: 'title' },
  {
    head: 'Location',
    cell: ({ organization }) => <ProvidedValue value={organization.company_state} />,
    phonePlacement: 'line',
  },
  {
    head: 'CAC No.',
    cell: ({ organization }) => <ProvidedValue value={organization.company_cac_number} />,
    phonePlacement: 'line',
    numeric: true,
  },
  {
    head: 'Status',
    cell: ({ organization }) => <StatusBadge status={getOrganizationState(organization)} />,
    phonePlacement: 'aside',
  },
  {
    head: 'Action',
    hideHead: true,
    cell: ({ id, organization }) => (
      <TextLink to={paths.organization(id)}>
        View Org<VisuallyHidden>{` ${organization.company_name}`}</VisuallyHidden>
      </TextLink>
    ),
    phonePlacement: 'action',
  },
];

const RowNumber = styled.span`color: ${t.color.ink3};`;
