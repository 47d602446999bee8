import { call } from '@foothold/shared/api';
import {
  AreaPage,
  AreaPageFailure,
  AreaPageSkeleton,
  type PageOutline,
  useRevalidateOnEvents,
} from '@foothold/shared/area';
import { explainRejection, listStudentApplications, rejectionReasonLabels } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import {
  BackLink,
  EmptyState,
  LinkButton,
  SecondaryText,
  Section,
  Skeleton,
  StatStrip,
  surfaceStyle,
  TextLink,
  t,
  WideColumns,
} from '@foothold/shared/ui';
import styled from 'styled-components';
import { offlineFailure } from '../../routes/offlineFailure';
import { paths } from '../../routes/paths';
import { getCurrentUserId } from '../../student/currentUserId';
import { type DecisionSums, minDecisions, sumDecisions } from './sumDecisions';

export async function loader({ request }: LoaderFunctionArgs) {
  const { applications } = await call(
    listStudentApplications,
    { params: { userId: getCurrentUserId() } },
    request.signal,
  );
  return applications.data;
}

/** What companies have decided about the student's own applications, summed up by reason. Nobody else sees it. */
export function Component() {
  const sums = sumDecisions(useLoaderData<typeof loader>());
  useRevalidateOnEvents('application');
  return (
    <AreaPage outline={outline}>{sums.decided < minDecisions ? <TooFew {...sums} /> : <Sums {...sums} />}</AreaPage>
  );
}

const TooFew = ({ decided }: DecisionSums) => (
  <EmptyState
    title={`From ${minDecisions} decisions on`}
    illustration="match"
    action={<LinkButton to={paths.applications}>My Applications</LinkButton>}
  >
    {`${describeCount(decided)} A few say little about you, so the reasons are summed up here once there are ${minDecisions}. Each one is on the page of its application.`}
  </EmptyState>
);

const describeCount = (decided: number): string =>
  decided === 0
    ? 'No company has decided yet.'
    : `There ${decided === 1 ? 'is 1 decision' : `are ${decided} decisions`} so far.`;

function Sums({ decided, accepted, reasons }: DecisionSums) {
  return (
    <WideColumns $gap={5}>
      <StatStrip
        stats={[
          { label: 'Decisions', value: decided },
          { label: 'Accepted', value: accepted },
          { label: 'Rejected', value: decided - accepted },
        ]}
      />
      {reasons.length > 0 && (
        <Section title="Reasons">
          <Reasons>
            {reasons.map((counted) => (
              <Reason key={counted.reason} {...counted} />
            ))}
          </Reasons>
        </Section>
      )}
    </WideColumns>
  );
}

function Reason({ reason, applications }: DecisionSums['reasons'][number]) {
  const explanation = explainRejection(reason);
  return (
    <li>
      <h3>
        {reason ? rejectionReasonLabels[reason] : 'No reason given'} <span>{applications.length}</span>
      </h3>
      {explanation && <SecondaryText>{explanation}</SecondaryText>}
      <ul>
        {applications.map(({ id, job, organization, rejection_line }) => (
          <li key={id}>
            <TextLink to={paths.application(id)}>{job.job_title || 'Untitled Position'}</TextLink>
            {` · ${organization.company_name}`}
            {rejection_line && `: “${rejection_line}”`}
          </li>
        ))}
      </ul>
    </li>
  );
}

const outline: PageOutline = {
  title: 'What decided',
  subtitle: 'Why companies chose as they did. Only you see this page.',
  back: <BackLink to={paths.applications}>My Applications</BackLink>,
  skeleton: <Skeleton of="row" count={4} />,
  failure: 'Failed to load applications. Please try again later.',
  offlineFailure,
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;

const Reasons = styled.ul`
  ${surfaceStyle}
  > li { display: grid; gap: 0.375rem; padding: 1rem 1.25rem; overflow-wrap: anywhere; }
  > li + li { border-top: 1px solid ${t.color.line}; }
  h3 { font-size: ${t.size.text}; font-weight: 700; }
  h3 span { color: ${t.color.ink2}; font-weight: 400; font-variant-numeric: tabular-nums; }
  ul { display: grid; font-size: ${t.size.text}; color: ${t.color.ink2}; }
  ul a { display: inline-block; padding-block: 0.625rem; color: ${t.color.ink}; }
`;
