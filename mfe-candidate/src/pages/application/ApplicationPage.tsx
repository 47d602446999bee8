import { call } from '@foothold/shared/api';
import { useRevalidateOnEvents } from '@foothold/shared/area';
import { viewApplication, type WholeApplication } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData, useRouteError } from '@foothold/shared/router';
import {
  BackLink,
  Card,
  EmptyState,
  JobTitle,
  Page,
  Row,
  Section,
  SideBySide,
  Skeleton,
  Stack,
  StatusBadge,
  TextLink,
  t,
  VisuallyHidden,
} from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { WithdrawButton } from '../../applications/WithdrawButton';
import { hasInterview } from '../../interview/applicationWithInterview';
import { InterviewDetails } from '../../interview/InterviewDetails';
import { isNotFoundError } from '../../isNotFoundError';
import { LoadFailure } from '../../LoadFailure';
import { paths } from '../../paths';
import { AcceptedApplicationNotice } from '../applications/AcceptedApplicationsNotice';
import { ApplicationDocuments } from './ApplicationDocuments';
import { ApplicationHistory } from './ApplicationHistory';
import { CoverLetterAndAnswers } from './CoverLetterAndAnswers';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { application } = await call(viewApplication, { params: { id: params.id } }, request.signal);
  return application;
}

/** One application: where it stands, the interview if there is one, and what the company has of it. */
export function Component() {
  const application = useLoaderData<typeof loader>();
  useRevalidateOnEvents('application', 'interview');

  return (
    <PageLayout>
      <ApplicationHeader application={application} />
      {application.status === 'Accepted' && <AcceptedApplicationNotice application={application} />}
      <SideBySide>
        <Stack $gap={5}>
          {hasInterview(application) && (
            <Section title="Interview">
              <InterviewPanel>
                <InterviewDetails application={application} />
              </InterviewPanel>
            </Section>
          )}
          <Section title="What you sent">
            <Stack $gap={4}>
              <ApplicationDocuments application={application} />
              <CoverLetterAndAnswers application={application} />
            </Stack>
          </Section>
        </Stack>
        <Stack $gap={5}>
          <Section title="What happened">
            <ApplicationHistory application={application} />
          </Section>
          <div>
            <WithdrawButton application={application} />
          </div>
        </Stack>
      </SideBySide>
    </PageLayout>
  );
}

export const HydrateFallback = () => (
  <PageLayout>
    <FallbackHeading />
    <Skeleton of="detail" />
  </PageLayout>
);

export function ErrorBoundary() {
  const isGone = isNotFoundError(useRouteError());
  return (
    <PageLayout>
      <FallbackHeading />
      {isGone ? (
        <EmptyState title="No application details..." illustration="match">
          There is no such application among yours.
        </EmptyState>
      ) : (
        <LoadFailure>Failed to load applications. Please try again later.</LoadFailure>
      )}
    </PageLayout>
  );
}

function ApplicationHeader({ application: { job, organization, status } }: { application: WholeApplication }) {
  return (
    <Header>
      <JobTitle as="h1" $size="page">
        {job.job_title || 'Untitled Position'}
      </JobTitle>
      <Row>
        <StatusBadge status={status} />
        <b>{organization.company_name || 'Unknown Company'}</b>
        <TextLink to={paths.job(job.id)}>See the job</TextLink>
      </Row>
    </Header>
  );
}

/** The page's heading for as long as the job's title is not known. */
const FallbackHeading = () => <VisuallyHidden as="h1">Application</VisuallyHidden>;

const PageLayout = ({ children }: { children: ReactNode }) => (
  <Page>
    <BackLink to={paths.applications}>My Applications</BackLink>
    {children}
  </Page>
);

const Header = styled.header`
  display: grid;
  gap: ${t.space[3]};
  margin-bottom: 1.75rem;
  b { color: ${t.color.ink2}; font-weight: 700; overflow-wrap: anywhere; }
`;
const InterviewPanel = styled(Card).attrs({ as: 'div' })`display: grid; gap: ${t.space[4]};`;
