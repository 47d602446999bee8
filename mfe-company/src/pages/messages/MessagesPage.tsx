import { call } from '@foothold/shared/api';
import {
  AreaPage,
  AreaPageFailure,
  AreaPageSkeleton,
  type PageOutline,
  useRevalidateOnConversations,
} from '@foothold/shared/area';
import { type FoundMessage, searchConversations } from '@foothold/shared/contract';
import { SearchBox, useUpdateSearchParams } from '@foothold/shared/lists';
import { ConversationList, ConversationRow, ConversationRows, loadConversations } from '@foothold/shared/messages';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { EmptyState, LinkButton, Meta, Skeleton, Stack, TabLinks } from '@foothold/shared/ui';
import { paths } from '../../routes/paths';

export { shouldRevalidate } from '@foothold/shared/lists';

const maxWords = 100;

/** The conversations, or with `?q=` what was found in them. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const q = (searchParams.get('q') ?? '').trim().slice(0, maxWords);
  const isUnread = searchParams.get('show') === 'unread';
  if (!q) return { q, isUnread, found: null, ...(await loadConversations(request)) };
  const { found } = await call(searchConversations, { query: { q } }, request.signal);
  return { q, isUnread, found, cursor: null, page: null };
}

/** The company's conversations, those with the latest messages first, and the search in them. */
export function Component() {
  const { q, isUnread, found, page } = useLoaderData<typeof loader>();
  const update = useUpdateSearchParams<'q' | 'show'>();
  useRevalidateOnConversations();
  if (!page && !found) return null;

  return (
    <AreaPage
      outline={outline}
      actions={
        <>
          <SearchBox
            q={q}
            label="Search your messages"
            placeholder="Words of a message"
            maxLength={maxWords}
            onSearch={(words) => update({ q: words || null }, { replace: true })}
          />
          {templatesLink}
        </>
      }
    >
      {found && <FoundMessages q={q} found={found} />}
      {page && (
        <>
          <TabLinks
            label="Conversations"
            tabs={[
              { to: paths.messages, label: 'All', current: !isUnread },
              { to: `${paths.messages}?show=unread`, label: 'Unread', current: isUnread },
            ]}
          />
          {page.data.length > 0 ? (
            <ConversationList firstPage={page} side="organization" getPath={paths.conversation} />
          ) : (
            <NoConversations isUnread={isUnread} />
          )}
        </>
      )}
    </AreaPage>
  );
}

const templatesLink = (
  <LinkButton to={paths.messageTemplates} $tone="soft">
    Templates
  </LinkButton>
);

const outline: PageOutline = {
  title: 'Messages',
  actions: templatesLink,
  skeleton: <Skeleton of="row" count={6} />,
  failure: 'Failed to load your messages. Please try again later.',
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;

/** At most this many conversations are found. */
const maxFound = 50;

function FoundMessages({ q, found }: { q: string; found: FoundMessage[] }) {
  if (found.length === 0) {
    return (
      <EmptyState title="Nothing found" illustration="match">
        No message has “{q}”. Try fewer words, or their beginnings.
      </EmptyState>
    );
  }
  return (
    <Stack $gap={3}>
      <Meta role="status">
        {found.length < maxFound
          ? `Found in ${found.length === 1 ? '1 conversation' : `${found.length} conversations`}`
          : `The latest ${maxFound} conversations in which it was found`}
      </Meta>
      <ConversationRows>
        {found.map(({ conversation, message_id, excerpt, created_at }) => (
          <ConversationRow
            key={conversation.application_id}
            conversation={conversation}
            side="organization"
            to={paths.conversation(conversation.application_id, message_id)}
            found={{ excerpt, created_at }}
          />
        ))}
      </ConversationRows>
    </Stack>
  );
}

const NoConversations = ({ isUnread }: { isUnread: boolean }) =>
  isUnread ? (
    <EmptyState title="Nothing is unread" action={<LinkButton to={paths.messages}>All messages</LinkButton>}>
      You have read what applicants wrote.
    </EmptyState>
  ) : (
    <EmptyState title="No messages yet" action={<LinkButton to={paths.applications}>See applications</LinkButton>}>
      You can write to applicants from the page of each application. Your first message counts as your reply.
    </EmptyState>
  );
