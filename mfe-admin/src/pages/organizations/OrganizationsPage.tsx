import { call } from '@foothold/shared/api';
import { LoadFailure } from '@foothold/shared/area';
import {
  downloadOrganizations,
  listOrganizations,
  organizationSearch,
  organizationStates,
} from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { Page, PageHeader } from '@foothold/shared/ui';
import { ListPage } from '../../lists/ListPage';
import { ListSkeleton } from '../../lists/ListSkeleton';
import { parseListQuery, redirectFromMissingPage } from '../../lists/listQuery';
import { NoOrganizations } from '../../lists/NoOrganizations';
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
      title="Organisations"
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

export const HydrateFallback = () => <ListSkeleton title="Organisations" />;

export const ErrorBoundary = () => (
  <Page $withoutSidebar>
    <PageHeader title="Organisations" />
    <LoadFailure message={(cause) => `The organisations did not load. ${cause}`} />
  </Page>
);
