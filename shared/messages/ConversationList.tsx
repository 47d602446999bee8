import { call } from '@foothold/shared/api';
import { type ConversationSide, type ConversationSummary, listConversations } from '@foothold/shared/contract';
import { ListFooter, type ListPage, type LoadedPage, loadListPage, useInfiniteList } from '@foothold/shared/lists';
import { ConversationRow, ConversationRows } from './ConversationRows';

type Row = ConversationSummary & { id: number };

/** The API accepts no higher limit. */
const maxCount = 100;

/** Loads a page of conversations for a route's loader; of `?show=unread` those with unread messages. */
export const loadConversations = (request: Request): Promise<LoadedPage<ListPage<Row>>> =>
  loadListPage(
    request,
    async (query) => {
      const show = new URL(request.url).searchParams.get('show') === 'unread' ? 'unread' : 'all';
      const { conversations, next_cursor } = await call(
        listConversations,
        { query: { ...query, show } },
        request.signal,
      );
      const data = conversations.map((conversation) => ({ id: conversation.application_id, ...conversation }));
      return { data, total: data.length, next_cursor };
    },
    maxCount,
  );

interface ConversationListProps {
  firstPage: ListPage<Row>;
  side: ConversationSide;
  getPath: (application_id: number) => string;
}

/** Conversations, those with the latest messages first, and what loads more. */
export function ConversationList({ firstPage, side, getPath }: ConversationListProps) {
  const list = useInfiniteList(firstPage);
  return (
    <>
      <ConversationRows>
        {list.rows.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            side={side}
            to={getPath(conversation.application_id)}
          />
        ))}
      </ConversationRows>
      <ListFooter list={list} isUncounted failureMessage="More conversations could not be loaded." />
    </>
  );
}
