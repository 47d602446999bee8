import { call } from '@foothold/shared/api';
import {
  AreaPage,
  AreaPageFailure,
  AreaPageSkeleton,
  type PageOutline,
  useRevalidateOnEvents,
} from '@foothold/shared/area';
import { listStudentApplications, viewApplication, type WholeApplication } from '@foothold/shared/contract';
import { formatFullDate } from '@foothold/shared/format';
import { type LoaderFunctionArgs, useLoaderData, useParams } from '@foothold/shared/router';
import {
  BackLink,
  EmptyState,
  PageHeader,
  ReadableWidth,
  Skeleton,
  Stack,
  standaloneLinkStyle,
  TextLink,
} from '@foothold/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { offlineFailure } from '../../routes/offlineFailure';
import { paths } from '../../routes/paths';
import { getCurrentUserId } from '../../student/currentUserId';
import { AnswerPanel } from './AnswerPanel';
import { isOpen, OtherApplications } from './OtherApplications';
import { WelcomeDetails } from './WelcomeDetails';

/** `others` are the student's open applications; the page works without them. */
export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const [{ application }, others] = await Promise.all([
    call(viewApplication, { params: { id: params.id } }, signal),
    call(listStudentApplications, { params: { userId: getCurrentUserId() }, query: {} }, signal)
      .then(({ applications }) => applications.data.filter(isOpen))
      .catch((cause: unknown) => {
        if (signal.aborted) throw cause;
        return [];
      }),
  ]);
  return { application, others };
}

/** What the company that has accepted the student tells them about their start, and what they answer. */
export function Component() {
  const { application, others } = useLoaderData<typeof loader>();
  const [isAsking, setAsking] = useState(false);
  useRevalidateOnEvents('application', 'interview');
  const { id, status, welcome, acceptance_answer, job, organization } = application;

  if (status !== 'Accepted') {
    return (
      <AreaPage outline={outline}>
        <PageHeader title="Your start" />
        <EmptyState title="Nothing to confirm yet" illustration="match">
          This page is for applications that a company has accepted.
        </EmptyState>
      </AreaPage>
    );
  }
  return (
    <AreaPage outline={outline}>
      <PageHeader
        title={getTitle(application)}
        subtitle={
          <>
            {job.job_title}, <b>{organization.company_name}</b>
          </>
        }
      />
      <ReadableWidth>
        <Stack $gap={6}>
          <WelcomeDetails application={application} />
          <AnswerPanel key={id} application={application} onConfirmed={() => setAsking(others.length > 0)} />
          {acceptance_answer === 'confirmed' && (
            <OtherApplications applications={others} isAsking={isAsking} onAsk={setAsking} />
          )}
          {welcome && <ApplicationLink to={paths.application(id)}>See what you sent</ApplicationLink>}
        </Stack>
      </ReadableWidth>
    </AreaPage>
  );
}

function getTitle({ acceptance_answer, welcome }: WholeApplication): string {
  if (acceptance_answer === 'declined') return 'You declined';
  if (acceptance_answer !== 'confirmed' || !welcome) return 'You were accepted';
  return `You start on ${formatFullDate(welcome.starts_on)}`;
}

function BackToApplication() {
  const { id } = useParams();
  return <BackLink to={paths.application(Number(id))}>Application</BackLink>;
}

const outline: PageOutline = {
  back: <BackToApplication />,
  fallbackTitle: 'Your start',
  skeleton: <Skeleton of="detail" />,
  failure: 'Failed to load this page. Please try again later.',
  offlineFailure,
  notFound: (
    <EmptyState title="No application details..." illustration="match">
      There is no such application among yours.
    </EmptyState>
  ),
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;

const ApplicationLink = styled(TextLink)`${standaloneLinkStyle} justify-self: start;`;
