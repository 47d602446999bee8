import { ApiError } from '@foothold/shared/api';
import { LoadFailure, useRevalidateOnEvents } from '@foothold/shared/area';
import { useLoaderData, useLocation, useRouteError } from '@foothold/shared/router';
import {
  BackLink,
  EmptyState,
  media,
  Page,
  PageHeader,
  Row,
  SideBySide,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@foothold/shared/ui';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { hasDeletedAccount } from '../../applicant';
import { paths } from '../../paths';
import { ApplicantDetails } from './ApplicantDetails';
import { ApplicantHeader } from './ApplicantHeader';
import { ApplicationDetails } from './ApplicationDetails';
import { DecisionPanel } from './DecisionPanel';
import { InterviewDetails } from './InterviewDetails';
import { load } from './loader';
import { Notes } from './Notes';
import { PreviousNextLinks } from './PreviousNextLinks';
import { Progress } from './Progress';

export const loader = load;

export function Component() {
  const { application, wish, beside, notes } = useLoaderData<typeof loader>();
  useRevalidateOnEvents('application', 'interview');

  return (
    <PageLayout aside={beside && <PreviousNextLinks neighbors={beside} filters={wish} />}>
      {/* Another applicant is another page: nothing that was begun for one is left open for the next. */}
      <Fragment key={application.id}>
        <ApplicantHeader application={application} />
        <SideBySide>
          <Stack>
            <ApplicationDetails application={application} />
            {!hasDeletedAccount(application) && <Notes application_id={application.id} notes={notes} />}
          </Stack>
          <Column $gap={6}>
            <DecisionPanel application={application} />
            {application.interview && (
              <Inset>
                <InterviewDetails interview={application.interview} />
              </Inset>
            )}
            <Inset>
              <Progress application={application} />
            </Inset>
            <Inset>
              <ApplicantDetails application={application} />
            </Inset>
          </Column>
        </SideBySide>
      </Fragment>
    </PageLayout>
  );
}

export const HydrateFallback = () => (
  <PageLayout>
    <VisuallyHidden as="h1">Application</VisuallyHidden>
    <Skeleton of="detail" />
  </PageLayout>
);

export function ErrorBoundary() {
  const error = useRouteError();
  const gone = error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input');
  return (
    <PageLayout>
      <PageHeader title="Application" />
      {gone ? (
        <EmptyState title="No application details...">It does not exist, or is not yours to read.</EmptyState>
      ) : (
        <LoadFailure message={(cause) => `Error fetching Applications: ${cause}`} />
      )}
    </PageLayout>
  );
}

/** The way back is to the list as it was left. */
function PageLayout({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  const { search } = useLocation();
  return (
    <Page>
      <Row $between>
        <BackLink to={paths.applications + search}>Applications</BackLink>
        {aside}
      </Row>
      {children}
    </Page>
  );
}

/** Its end is not hidden by the two lines of the bar below. */
const Column = styled(Stack)`${media.phone} { padding-bottom: 3.5rem; }`;
/** In line with the words of the card above. */
const Inset = styled.div`
  padding-inline: 1.25rem;
  ${media.narrow} { padding-inline: 0; }
`;
