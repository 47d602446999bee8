import { ApiError, call } from '@foothold/shared/api';
import { LoadFailure } from '@foothold/shared/area';
import { reviewApplication } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData, useRouteError } from '@foothold/shared/router';
import { BackLink, EmptyState, media, Page, PageHeader, SideBySide, Stack } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ownOrgId } from '../../organization';
import { paths } from '../../paths';
import { ApplicantHeader } from './ApplicantHeader';
import { ApplicationSheet } from './ApplicationSheet';
import { Decision } from './Decision';
import { InterviewFacts } from './InterviewFacts';
import { Profile } from './Profile';
import { Progress } from './Progress';

/** Opening an application is what reviews it. Doing so again changes nothing, so a reload is safe. */
export const loader = ({ params, request }: LoaderFunctionArgs) =>
  call(
    reviewApplication,
    { params: { applicationId: String(params.applicationId) }, body: { org_id: ownOrgId() } },
    request.signal,
  );

export function Component() {
  const { application } = useLoaderData<typeof loader>();

  return (
    <Frame>
      <ApplicantHeader application={application} />
      <SideBySide>
        <ApplicationSheet application={application} />
        <Column $gap={6}>
          <Decision application={application} />
          {application.interview && (
            <Inset>
              <InterviewFacts interview={application.interview} />
            </Inset>
          )}
          <Inset>
            <Progress application={application} />
          </Inset>
          <Inset>
            <Profile application={application} />
          </Inset>
        </Column>
      </SideBySide>
    </Frame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const gone = error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input');
  return (
    <Frame>
      <PageHeader title="Application" />
      {gone ? (
        <EmptyState title="No application details...">It does not exist, or is not yours to read.</EmptyState>
      ) : (
        <LoadFailure say={(cause) => `Error fetching Applications: ${cause}`} />
      )}
    </Frame>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <Page>
    <BackLink to={paths.applications}>Applications</BackLink>
    {children}
  </Page>
);

/** Its end is not hidden by the two lines of the bar below. */
const Column = styled(Stack)`${media.phone} { padding-bottom: 3.5rem; }`;
/** In line with the words of the card above. */
const Inset = styled.div`
  padding-inline: 1.25rem;
  ${media.narrow} { padding-inline: 0; }
`;
