import { call } from '@foothold/shared/api';
import {
  AreaPage,
  AreaPageFailure,
  AreaPageSkeleton,
  type PageOutline,
  useNow,
  useRevalidateOnConversations,
  useRevalidateOnEvents,
} from '@foothold/shared/area';
import { viewApplication, type WholeApplication } from '@foothold/shared/contract';
import { getInterviewState } from '@foothold/shared/format';
import { loadLastMessage, MessagesSection } from '@foothold/shared/messages';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import {
  BackLink,
  Card,
  EmptyState,
  JobTitle,
  LinkButton,
  Row,
  Section,
  SideBySide,
  Skeleton,
  Stack,
  StatusBadge,
  standaloneLinkStyle,
  TextLink,
  t,
  WideColumns,
} from '@foothold/shared/ui';
import styled from 'styled-components';
import { AcceptedApplicationNotice } from '../../applications/AcceptedApplicationNotice';
import { hasNoReply } from '../../applications/reply';
import { WithdrawButton } from '../../applications/WithdrawButton';
import { InterviewDetails } from '../../interview/InterviewDetails';
import { hasInterview } from '../../interview/interview';
import { offlineFailure } from '../../routes/offlineFailure';
import { paths } from '../../routes/paths';
import { ApplicationDocuments } from './ApplicationDocuments';
import { ApplicationHistory } from './ApplicationHistory';
import { CoverLetterAndAnswers } from './CoverLetterAndAnswers';
import { loadSimilarJobs, NoReply } from './NoReply';
import { ReviewOrder } from './ReviewOrder';
import { WhyNot } from './WhyNot';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { signal } = request;
  const [{ application }, latest] = await Promise.all([
    call(viewApplication, { params: { id: params.id } }, signal),
    loadLastMessage(params.id, signal),
  ]);
  const similarJobs = hasNoReply(application, new Date()) ? loadSimilarJobs(application.job.id, signal) : null;
  return { application, latest, similarJobs };
}

/** One application: its status, the interview if there is one, what was sent, and its history. */
export function Component() {
  const { application, latest, similarJobs } = useLoaderData<typeof loader>();
  const now = useNow();
  useRevalidateOnEvents('application', 'interview');
  useRevalidateOnConversations();

  return (
    <AreaPage outline={outline}>
      <ApplicationHeader application={application} />
      {application.status === 'Accepted' && (
        <AcceptedApplicationNotice application={application} action={<WelcomeLink {...application} />} />
      )}
      <SideBySide>
        <WideColumns $gap={5}>
          <WhyNot application={application} />
          {similarJobs && <NoReply application={application} latest={latest} similarJobs={similarJobs} />}
          {hasInterview(application) && (
            <Section
              title="Interview"
              aside={
                application.status === 'Interview' && (
                  <StatusBadge status={getInterviewState(application.interview, now)} />
                )
              }
            >
              <InterviewPanel>
                <InterviewDetails application={application} now={now} />
              </InterviewPanel>
            </Section>
          )}
          <Section title="What you sent">
            <WideColumns $gap={4}>
              <ApplicationDocuments application={application} />
              <CoverLetterAndAnswers application={application} />
            </WideColumns>
          </Section>
        </WideColumns>
        <Stack $gap={5}>
          <MessagesSection latest={latest} side="student" to={paths.conversation(application.id)} />
          <Section title="What happened">
            <ApplicationHistory application={application} />
            <ReviewOrder position={application.review_position} />
          </Section>
          <div>
            <WithdrawButton application={application} />
          </div>
        </Stack>
      </SideBySide>
    </AreaPage>
  );
}

const WelcomeLink = ({ id, acceptance_answer }: WholeApplication) => (
  <LinkButton to={paths.welcome(id)} $tone="soft" $size="small">
    {acceptance_answer ? 'See your start' : 'Confirm or decline'}
  </LinkButton>
);

const outline: PageOutline = {
  back: <BackLink to={paths.applications}>My Applications</BackLink>,
  fallbackTitle: 'Application',
  skeleton: <Skeleton of="detail" />,
  failure: 'Failed to load applications. Please try again later.',
  offlineFailure,
  notFound: (
    <EmptyState title="No application details..." illustration="match">
      There is no such application among yours.
    </EmptyState>
  ),
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;

function ApplicationHeader({ application: { job, organization, status } }: { application: WholeApplication }) {
  return (
    <Header>
      <JobTitle as="h1" $size="page">
        {job.job_title || 'Untitled Position'}
      </JobTitle>
      <Row>
        <StatusBadge status={status} />
        <b>{organization.company_name || 'Unknown Company'}</b>
        <JobLink to={paths.job(job.id)}>See the job</JobLink>
      </Row>
    </Header>
  );
}

const Header = styled.header`
  display: grid;
  gap: ${t.space[3]};
  margin-bottom: 1.75rem;
  b { color: ${t.color.ink2}; font-weight: 700; overflow-wrap: anywhere; }
`;
const JobLink = styled(TextLink)`${standaloneLinkStyle}`;
const InterviewPanel = styled(Card).attrs({ as: 'div' })`display: grid; gap: ${t.space[4]};`;
