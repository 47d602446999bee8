import { call } from '@foothold/shared/api';
import { AreaPageFailure, AreaPageSkeleton } from '@foothold/shared/area';
import {
  downloadOrganizations,
  listOrganizations,
  organizationSearch,
  organizationStates,
} from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { NoOrganizations } from '../../lists/EmptyLists';
import { buildListOutline, ListPage } from '../../lists/ListPage';
import { parseListQuery, redirectFromMissingPage } from '../../routes/searchParams';
import { OrganizationCard } from './OrganizationCard';
import { organizationColumns } from './organizationColumns';

export async function loader({ request }: LoaderFunctionArgs) {
  const { search, page, query } = parseListQuery(organizationSearch, request);
  const { organizations, total } = await call(listOrganizations, { query }, request.signal);
  redirectFromMissingPage(request, page, organizations);
  return { organizations, total, search, page };
}

export function Component() {
  const { organizations, ...list } = useLoaderData<typeof loader>();
  return (
    <ListPage
      outline={outline}
      noun={['organisation', 'organisations']}
      placeholder="Name, email or CAC number"
      filters={[{ name: 'status', label: 'Status', options: organizationStates }]}
      sortOptions={sortOptions}
      csvEndpoint={downloadOrganizations}
      empty={<NoOrganizations />}
      rows={organizations}
      columns={organizationColumns}
      renderCard={({ id, email, organization }) => (
        <OrganizationCard key={id} email={email} organization={organization} />
      )}
      {...list}
    />
  );
}

const sortOptions = [
  { value: 'waiting', label: 'Longest waiting' },
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'name', label: 'Name' },
  { value: 'name_desc', label: 'Name, Z to A' },
  { value: 'location', label: 'Location' },
  { value: 'location_desc', label: 'Location, Z to A' },
];

const outline = buildListOutline('Organisations');

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
