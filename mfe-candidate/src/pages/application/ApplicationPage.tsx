import { call } from '@foothold/shared/api';
import { useLive } from '@foothold/shared/area';
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
import { InterviewPlan } from '../../interview/InterviewPlan';
import { isInvited } from '../../interview/invited';
import { LoadFailure } from '../../LoadFailure';
import { paths } from '../../paths';
import { Accepted } from '../applications/GoodNews';
import { WithdrawButton } from '../applications/WithdrawButton';
import { isMissing } from '../job/isMissing';
import { Documents } from './Documents';
import { History } from './History';
import { Letter } from './Letter';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { application } = await call(viewApplication, { params: { id: params.id } }, request.signal);
  return application;
}

/** One application: where it stands, the interview if there is one, and what the company has of it. */
export function Component() {
  const application = useLoaderData<typeof loader>();
  useLive('application', 'interview');

  return (
    <Frame>
      <Head application={application} />
      {application.status === 'Accepted' && <Accepted application={application} />}
      <SideBySide>
        <Stack $gap={5}>
          {isInvited(application) && (
            <Section title="Interview">
              <Plan>
                <InterviewPlan application={application} />
              </Plan>
            </Section>
          )}
          <Section title="What you sent">
            <Stack $gap={4}>
              <Documents application={application} />
              <Letter application={application} />
            </Stack>
          </Section>
        </Stack>
        <Stack $gap={5}>
          <Section title="What happened">
            <History application={application} />
          </Section>
          <div>
            <WithdrawButton application={application} />
          </div>
        </Stack>
      </SideBySide>
    </Frame>
  );
}

export const HydrateFallback = () => (
  <Frame>
    <Unnamed />
    <Skeleton of="detail" />
  </Frame>
);

export function ErrorBoundary() {
  const isGone = isMissing(useRouteError());
  return (
    <Frame>
      <Unnamed />
      {isGone ? (
        <EmptyState title="No application details..." missing="match">
          There is no such application among yours.
        </EmptyState>
      ) : (
        <LoadFailure>Failed to load applications. Please try again later.</LoadFailure>
      )}
    </Frame>
  );
}

function Head({ application: { job, organization, status } }: { application: WholeApplication }) {
  return (
    <Top>
      <JobTitle as="h1" $size="page">
        {job.job_title || 'Untitled Position'}
      </JobTitle>
      <Row>
        <StatusBadge status={status} />
        <b>{organization.company_name || 'Unknown Company'}</b>
        <TextLink to={paths.job(job.id)}>See the job</TextLink>
      </Row>
    </Top>
  );
}

/** The page's heading for as long as the job's title is not known. */
const Unnamed = () => <VisuallyHidden as="h1">Application</VisuallyHidden>;

const Frame = ({ children }: { children: ReactNode }) => (
  <Page>
    <BackLink to={paths.applications}>My Applications</BackLink>
    {children}
  </Page>
);

const Top = styled.header`
  display: grid;
  gap: ${t.space[3]};
  margin-bottom: 1.75rem;
  b { color: ${t.color.ink2}; font-weight: 700; overflow-wrap: anywhere; }
`;
const Plan = styled(Card).attrs({ as: 'div' })`display: grid; gap: ${t.space[4]};`;
