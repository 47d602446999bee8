import { LoadFailure } from '@foothold/shared/area';
import { useLoaderData } from '@foothold/shared/router';
import { Columns, Page, PageHeader, Pager } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { NoOrganizations } from '../../NoOrganizations';
import { loadOrganizations, pageAddress, perPage } from '../../organizations';
import { paths } from '../../paths';
import { OrganizationCard } from './OrganizationCard';

export const loader = loadOrganizations;

export function Component() {
  const { organizations, total, page } = useLoaderData<typeof loader>();
  return (
    <Frame>
      {total === 0 ? (
        <NoOrganizations />
      ) : (
        <Columns $count={3}>
          {organizations.map(({ id, email, organization }) => (
            <OrganizationCard key={id} email={email} organization={organization} />
          ))}
        </Columns>
      )}
      <Pager
        page={page}
        perPage={perPage}
        total={total}
        href={pageAddress(paths.organizations)}
        label="Pages of organisations"
      />
    </Frame>
  );
}

export const ErrorBoundary = () => (
  <Frame>
    <LoadFailure say={(cause) => `The organisations did not load. ${cause}`} />
  </Frame>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <Page $alone>
    <PageHeader title="Organisations" />
    {children}
  </Page>
);
