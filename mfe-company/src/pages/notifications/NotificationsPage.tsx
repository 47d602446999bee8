import { ApiError, call, markReadUpTo, useAction } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, type PageOutline, useRefresh, useRevalidateOnEvents } from '@foothold/shared/area';
import { currentIdentity } from '@foothold/shared/auth';
import { listNotifications } from '@foothold/shared/contract';
import { LoadMore, parseReloadedCount } from '@foothold/shared/lists';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { Button, EmptyState, surfaceStyle, toast } from '@foothold/shared/ui';
import { CheckCheck } from 'lucide-react';
import styled from 'styled-components';
import { paths } from '../../routes/paths';
import { NotificationItem } from './NotificationItem';

/** The number of rows is in the URL: `?shown=40`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const identity = currentIdentity();
  if (!identity) throw new ApiError('signed_out');
  const limit = parseReloadedCount(new URL(request.url).searchParams);
  return call(listNotifications, { params: { user_id: identity.user_id }, query: { limit } }, request.signal);
}

export function Component() {
  const { notifications, total, unread } = useLoaderData<typeof loader>();
  useRevalidateOnEvents();
  const [newest] = notifications;

  return (
    <AreaPage outline={outline} actions={newest && unread > 0 && <MarkAllReadButton newest={newest.id} />}>
      {notifications.length === 0 ? (
        <EmptyState title="No notifications yet">
          New applications and answers to your interviews appear here.
        </EmptyState>
      ) : (
        <List>
          {notifications.map((notification) => (
            <NotificationItem key={notification.id} {...notification} />
          ))}
        </List>
      )}
      <LoadMore listUrl={paths.notifications} shown={notifications.length} total={total} />
    </AreaPage>
  );
}

const outline: PageOutline = {
  title: 'Notifications',
  failure: 'Failed to load notifications. Please try again later.',
};

export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;

/** Shown while any notification is unread, including ones further down the list. */
function MarkAllReadButton({ newest }: { newest: number }) {
  const refresh = useRefresh();
  const { start, busy } = useAction(async () => {
    if (await markReadUpTo(newest)) return refresh();
    toast.error('Failed to mark them as read. Try again.');
  });
  return (
    <Button $tone="soft" icon={CheckCheck} onClick={start} busy={busy} busyLabel="Marking...">
      Mark all as read
    </Button>
  );
}

const List = styled.ul`
  ${surfaceStyle}
  max-width: 52rem;
`;
