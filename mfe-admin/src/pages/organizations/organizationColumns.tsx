import type { Output } from '@foothold/shared/contract';
import { getOrganizationState, type listOrganizations } from '@foothold/shared/contract/admin';
import { BreakableText, Name, NameLink, StatusBadge, TextLink, VisuallyHidden } from '@foothold/shared/ui';
import { ProvidedValue, SecondLine } from '../../cards/values';
import { formatDay } from '../../format';
import { paths } from '../../routes/paths';
import type { Column } from '../../tables/DataTable';

type Row = Output<typeof listOrganizations>['organizations'][number];

/** The columns of the table of organisations. */
export const organizationColumns: readonly Column<Row>[] = [
  {
    head: 'Name',
    cell: ({ id, email, organization }) => (
      <>
        <NameLink to={paths.organization(id)}>
          <Name>{organization.company_name}</Name>
        </NameLink>
        <SecondLine>
          <BreakableText>{email}</BreakableText>
        </SecondLine>
      </>
    ),
    sort: { ascending: 'name', descending: 'name_desc' },
  },
  {
    head: 'Location',
    cell: ({ organization: { company_state, company_street_address } }) => (
      <>
        <ProvidedValue value={company_state} />
        {company_street_address && <SecondLine>{company_street_address}</SecondLine>}
      </>
    ),
    sort: { ascending: 'location', descending: 'location_desc' },
  },
  {
    head: 'CAC',
    cell: ({ organization }) => <ProvidedValue value={organization.company_cac_number} />,
    numeric: true,
  },
  { head: 'Status', cell: ({ organization }) => <StatusBadge status={getOrganizationState(organization)} /> },
  {
    head: 'Registered',
    cell: ({ organization: { created_at } }) => <time dateTime={created_at}>{formatDay(created_at)}</time>,
    numeric: true,
    sort: { ascending: 'oldest', descending: 'newest', startsDescending: true },
  },
  {
    head: 'Action',
    hideHead: true,
    cell: ({ id, organization }) => (
      <TextLink to={paths.organization(id)}>
        View Org<VisuallyHidden>{` ${organization.company_name}`}</VisuallyHidden>
      </TextLink>
    ),
  },
];
