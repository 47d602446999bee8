import { ApiError, call, markReadUpTo, useAction } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, type PageOutline, useRefresh, useRevalidateOnEvents } from '@foothold/shared/area';
import { currentIdentity } from '@foothold/shared/auth';
import { listNotifications, type Notification } from '@foothold/shared/contract';
import { ListFooter, type ListPage, loadListPage, maxLiveCount, useInfiniteList } from '@foothold/shared/lists';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { ActionFailure, Button, EmptyState, media, surfaceStyle, toast } from '@foothold/shared/ui';
import { CheckCheck } from 'lucide-react';
import styled from 'styled-components';
import { NotificationItem } from './NotificationItem';

export { shouldRevalidate } from '@foothold/shared/lists';

export async function loader({ request }: LoaderFunctionArgs) {
  const identity = currentIdentity();
  if (!identity) throw new ApiError('signed_out');
  const params = { user_id: identity.user_id };
  return loadListPage(
    request,
    async (query) => {
      const {
        notifications,
        next_cursor = null,
        ...rest
      } = await call(listNotifications, { params, query }, request.signal);
      return { data: notifications, next_cursor, ...rest };
    },
    maxLiveCount,
  );
}

export function Component() {
  const { page } = useLoaderData<typeof loader>();
  useRevalidateOnEvents();
  if (!page) return null;
  const [newest] = page.data;

  return (
    <AreaPage outline={outline} actions={newest && page.unread > 0 && <MarkAllReadButton newest={newest.id} />}>
      {newest ? (
        <NotificationList firstPage={page} />
      ) : (
        <EmptyState title="No notifications yet">
          New applications and answers to your interviews appear here.
        </EmptyState>
      )}
    </AreaPage>
  );
}

const failureMessage = 'Failed to load notifications. Please try again later.';

const outline: PageOutline = { title: 'Notifications', failure: failureMessage };

export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;

function NotificationList({ firstPage }: { firstPage: ListPage<Notification> }) {
  const list = useInfiniteList(firstPage);
  return (
    <>
      <List>
        {list.rows.map((notification) => (
          <NotificationItem key={notification.id} {...notification} />
        ))}
      </List>
      <ListFooter list={list} failureMessage={failureMessage} />
    </>
  );
}

/** Shown while any notification is unread, including ones further down the list. */
function MarkAllReadButton({ newest }: { newest: number }) {
  const refresh = useRefresh();
  const { start, busy, failure } = useAction(async () => {
    if (!(await markReadUpTo(newest))) return toast.error('Failed to mark them as read. Try again.');
    await refresh();
  });
  return (
    <>
      <ActionFailure>{failure}</ActionFailure>
      <Button $tone="soft" icon={CheckCheck} onClick={start} busy={busy} busyLabel="Marking...">
        Mark all as read
      </Button>
    </>
  );
}

const List = styled.ul`
  ${surfaceStyle}
  max-width: 52rem;
  ${media.wide} { max-width: none; }
`;
