import { AreaPage, AreaPageFailure, AreaPageSkeleton, type PageOutline } from '@foothold/shared/area';
import {
  ConversationColumn,
  loadThread,
  ThreadMessages,
  type ThreadPage,
  type ThreadState,
  useThread,
  WriteMessage,
} from '@foothold/shared/messages';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import {
  BackLink,
  EmptyState,
  Name,
  Row,
  Skeleton,
  StatusBadge,
  standaloneLinkStyle,
  TextLink,
} from '@foothold/shared/ui';
import styled from 'styled-components';
import { ConversationMenu } from '../../messages/ConversationMenu';
import { NewsRequest } from '../../messages/NewsRequest';
import { offlineFailure } from '../../routes/offlineFailure';
import { paths } from '../../routes/paths';
import { Refusal } from './Refusal';

export const loader = ({ params, request }: LoaderFunctionArgs) => loadThread(request, params.id);

export function Component() {
  const { page, unsaved } = useLoaderData<typeof loader>();
  // The key begins anew when the page shows another conversation.
  return page && <ConversationPage key={page.conversation.application_id} page={page} unsaved={unsaved} />;
}

/** The conversation of one application, as its student reads and writes it. */
function ConversationPage({ page, unsaved }: { page: ThreadPage; unsaved: string | null }) {
  const thread = useThread(page);
  const { company_name } = thread.conversation;
  return (
    <AreaPage
      outline={outline}
      title={<Name>{company_name}</Name>}
      subtitle={<About thread={thread} />}
      actions={<ConversationMenu thread={thread} />}
    >
      <ThreadMessages thread={thread} side="student" empty={<NoMessages company={company_name} />}>
        <NewsRequest conversation={thread.conversation} onAsked={thread.reload} />
        {thread.conversation.refusal === null ? (
          <WriteMessage thread={thread} unsaved={unsaved} label={`Message to ${company_name}`} />
        ) : (
          <Refusal thread={thread} />
        )}
      </ThreadMessages>
    </AreaPage>
  );
}

const About = ({ thread: { conversation } }: { thread: ThreadState }) => (
  <AboutRow as="span">
    <StatusBadge status={conversation.status} />
    <TextLink to={paths.application(conversation.application_id)}>{conversation.job_title}</TextLink>
  </AboutRow>
);

const AboutRow = styled(Row)`a { ${standaloneLinkStyle} }`;

const NoMessages = ({ company }: { company: string }) => (
  <EmptyState title="No messages yet">
    What you write here goes to the people of {company}, and to nobody else.
  </EmptyState>
);

const outline: PageOutline = {
  back: <BackLink to={paths.messages}>Messages</BackLink>,
  fallbackTitle: 'Conversation',
  column: ConversationColumn,
  skeleton: <Skeleton of="detail" />,
  failure: 'Failed to load the conversation. Please try again later.',
  offlineFailure,
  notFound: <EmptyState title="No such conversation">There is no such application among yours.</EmptyState>,
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
