import { call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, AreaPageSkeleton, type PageOutline } from '@foothold/shared/area';
import { listMessageTemplates, type MessageTemplate } from '@foothold/shared/contract';
import {
  ConversationColumn,
  loadThread,
  ThreadMessages,
  type ThreadPage,
  type ThreadState,
  useThread,
  WriteMessage,
} from '@foothold/shared/messages';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from '@foothold/shared/router';
import {
  BackLink,
  EmptyState,
  Name,
  Notice,
  Row,
  Skeleton,
  StatusBadge,
  standaloneLinkStyle,
  TextLink,
} from '@foothold/shared/ui';
import styled from 'styled-components';
import { paths } from '../../routes/paths';
import { CloseButton } from './CloseButton';
import { TemplateMenu } from './TemplateMenu';

/** The templates are null when they fail to load: a message can be written without. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const [loaded, templates] = await Promise.all([
    loadThread(request, params.id),
    call(listMessageTemplates, {}, request.signal).catch(() => null),
  ]);
  return { ...loaded, templates: templates?.templates ?? null };
}

export function Component() {
  const { page, unsaved, templates } = useLoaderData<typeof loader>();
  // The key begins anew when the page shows another conversation.
  return page && <ConversationPage key={page.conversation.application_id} {...{ page, unsaved, templates }} />;
}

interface ConversationPageProps {
  page: ThreadPage;
  unsaved: string | null;
  templates: readonly MessageTemplate[] | null;
}

/** The conversation with one applicant, as the company reads and writes it. */
function ConversationPage({ page, unsaved, templates }: ConversationPageProps) {
  const thread = useThread(page);
  const { student_name, refusal, template_values } = thread.conversation;
  const [params] = useSearchParams();
  return (
    <AreaPage
      outline={outline}
      title={<Name>{student_name}</Name>}
      subtitle={<About thread={thread} />}
      actions={<CloseButton thread={thread} />}
    >
      <ThreadMessages
        thread={thread}
        side="organization"
        marked={Number(params.get('message')) || undefined}
        empty={<NoMessages name={student_name} />}
      >
        {refusal === null ? (
          <WriteMessage
            thread={thread}
            unsaved={unsaved}
            label={`Message to ${student_name}`}
            tools={
              templates && template_values
                ? ({ insertText }) => (
                    <TemplateMenu templates={templates} values={template_values} onChoose={insertText} />
                  )
                : undefined
            }
          />
        ) : (
          <Notice>{refusal}</Notice>
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

const NoMessages = ({ name }: { name: string }) => (
  <EmptyState title="No messages yet">
    What you write here goes to {name}, and to nobody else. Your first message counts as your reply.
  </EmptyState>
);

const outline: PageOutline = {
  back: <BackLink to={paths.messages}>Messages</BackLink>,
  fallbackTitle: 'Conversation',
  column: ConversationColumn,
  skeleton: <Skeleton of="detail" />,
  failure: 'Failed to load the conversation. Please try again later.',
  notFound: <EmptyState title="No such conversation">It does not exist, or is not yours to read.</EmptyState>,
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
