import {
  AreaPage,
  AreaPageFailure,
  AreaPageSkeleton,
  type PageOutline,
  useRevalidateOnConversations,
  useRevalidateOnEvents,
} from '@foothold/shared/area';
import { MessagesSection } from '@foothold/shared/messages';
import { useLoaderData, useLocation } from '@foothold/shared/router';
import { BackLink, EmptyState, media, Row, SideBySide, Skeleton, Stack, WideColumns } from '@foothold/shared/ui';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { findDecision, hasDeletedAccount } from '../../applications/application';
import { paths } from '../../routes/paths';
import { ApplicantDetails } from './ApplicantDetails';
import { ApplicantHeader } from './ApplicantHeader';
import { ApplicationDetails } from './ApplicationDetails';
import { DecisionPanel } from './DecisionPanel';
import { InterviewDetails } from './InterviewDetails';
import { loader } from './loader';
import { Notes } from './Notes';
import { PreviousNextLinks } from './PreviousNextLinks';
import { Progress } from './Progress';
import { WaitingPanel } from './WaitingPanel';
import { WelcomePanel } from './WelcomePanel';

export { loader };

export function Component() {
  const { application, filters, neighbors, notes, waiting, latest } = useLoaderData<typeof loader>();
  useRevalidateOnEvents('application', 'interview');
  useRevalidateOnConversations();

  return (
    <AreaPage
      outline={outline}
      back={<BackRow>{neighbors && <PreviousNextLinks neighbors={neighbors} filters={filters} />}</BackRow>}
    >
      {/* The key resets dialogs and unsent notes when the page shows another application. */}
      <Fragment key={application.id}>
        <ApplicantHeader application={application} />
        <SideBySide>
          <WideColumns>
            <ApplicationDetails application={application} />
            {!hasDeletedAccount(application) && <Notes application_id={application.id} notes={notes} />}
          </WideColumns>
          <Column $gap={6}>
            {waiting ? (
              <WaitingPanel application={application} decision={waiting} />
            ) : (
              <DecisionPanel application={application} />
            )}
            {application.status === 'Accepted' && <WelcomePanel application={application} />}
            <Inset>
              <MessagesSection latest={latest} side="organization" to={paths.conversation(application.id)} />
            </Inset>
            {application.interview && (
              <Inset>
                <InterviewDetails interview={application.interview} decision={findDecision(application)} />
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
    </AreaPage>
  );
}

const outline: PageOutline = {
  back: <BackRow />,
  fallbackTitle: 'Application',
  skeleton: <Skeleton of="detail" />,
  failure: (cause) => `Error fetching Applications: ${cause}`,
  notFound: <EmptyState title="No application details...">It does not exist, or is not yours to read.</EmptyState>,
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={{ ...outline, title: 'Application' }} />;

/** Leads back to the list with its filters, which the query string of this page repeats. */
function BackRow({ children }: { children?: ReactNode }) {
  const { search } = useLocation();
  return (
    <Row $between>
      <BackLink to={paths.applications + search}>Applications</BackLink>
      {children}
    </Row>
  );
}

/** On a phone, room below for the fixed action bar of two lines. */
const Column = styled(Stack)`${media.phone} { padding-bottom: 3.5rem; }`;
/** Aligned with the text in the card above. */
const Inset = styled.div`
  padding-inline: 1.25rem;
  ${media.narrow} { padding-inline: 0; }
`;
