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
      {...list}
    >
      {organizations.map(({ id, email, organization }) => (
        <OrganizationCard key={id} email={email} organization={organization} />
      ))}
    </ListPage>
  );
}

const sortOptions = [
  { value: 'waiting', label: 'Longest waiting' },
  { value: 'newest', label: 'Newest' },
  { value: 'name', label: 'Name' },
];

const outline = buildListOutline('Organisations');

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
