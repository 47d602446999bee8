import {
  AreaPage,
  AreaPageFailure,
  AreaPageSkeleton,
  type PageOutline,
  useRevalidateOnConversations,
} from '@foothold/shared/area';
import { ConversationList, loadConversations } from '@foothold/shared/messages';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { EmptyState, LinkButton, Skeleton } from '@foothold/shared/ui';
import { offlineFailure } from '../../routes/offlineFailure';
import { paths } from '../../routes/paths';

export { shouldRevalidate } from '@foothold/shared/lists';

export const loader = ({ request }: LoaderFunctionArgs) => loadConversations(request);

/** The student's conversations with companies, those with the latest messages first. */
export function Component() {
  const { page } = useLoaderData<typeof loader>();
  useRevalidateOnConversations();
  if (!page) return null;
  return (
    <AreaPage outline={outline}>
      {page.data.length > 0 ? (
        <ConversationList firstPage={page} side="student" getPath={paths.conversation} />
      ) : (
        <EmptyState
          title="No messages yet"
          action={<LinkButton to={paths.applications}>See your applications</LinkButton>}
        >
          You can write to a company from each of your applications. What you write and what it answers is kept here.
        </EmptyState>
      )}
    </AreaPage>
  );
}

const outline: PageOutline = {
  title: 'Messages',
  skeleton: <Skeleton of="row" count={4} />,
  failure: 'Failed to load your messages. Please try again later.',
  offlineFailure,
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
