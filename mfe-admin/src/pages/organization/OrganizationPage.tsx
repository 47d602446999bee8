import { ApiError, call } from '@foothold/shared/api';
import { LoadFailure } from '@foothold/shared/area';
import { viewOrganization } from '@foothold/shared/contract/admin';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useLoaderData,
  useRouteError,
} from '@foothold/shared/router';
import { Columns, EmptyState, Name, Page, PageHeader, Stack } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { ApplicationTable } from './ApplicationTable';
import { BackWay } from './BackWay';
import { CompanyInformation } from './CompanyInformation';
import { ContactInformation } from './ContactInformation';
import { InterviewTable } from './InterviewTable';
import { JobTable } from './JobTable';
import { useFresh } from './useFresh';

export const loader = ({ params, request }: LoaderFunctionArgs) =>
  call(viewOrganization, { params: { id: String(params.id) } }, request.signal);

/** The answer holds whole tables: turning a page of one asks for nothing. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.search === nextUrl.search && defaultShouldRevalidate;

export function Component() {
  const { organization } = useLoaderData<typeof loader>();
  useFresh(organization);
  return (
    <Frame>
      <PageHeader title={<Name>{organization.company_name}</Name>} />
      <Stack $gap={6}>
        <Columns>
          <CompanyInformation organization={organization} />
          <ContactInformation organization={organization} />
        </Columns>
        <JobTable organization={organization} />
        <ApplicationTable organization={organization} />
        <InterviewTable organization={organization} />
      </Stack>
    </Frame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const gone = error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input');
  return (
    <Frame>
      <PageHeader title="Organisation" />
      {gone ? (
        <EmptyState title="Organisation not found">Nobody is registered under this address.</EmptyState>
      ) : (
        <LoadFailure say={(cause) => `The organisation did not load. ${cause}`} />
      )}
    </Frame>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <Page $alone>
    <BackWay />
    {children}
  </Page>
);
