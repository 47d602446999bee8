import { markReadUpTo, useAction } from '@foothold/shared/api';
import { LoadFailure, useRefresh, useRevalidateOnEvents } from '@foothold/shared/area';
import { LoadMore } from '@foothold/shared/lists';
import { useLoaderData } from '@foothold/shared/router';
import { Button, EmptyState, Page, PageHeader, surfaceStyle, toast } from '@foothold/shared/ui';
import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { paths } from '../../paths';
import { loader } from './loader';
import { NotificationItem } from './NotificationItem';

export { loader };

/** What the company was told, newest first. */
export function Component() {
  const { notifications, total, unread } = useLoaderData<typeof loader>();
  useRevalidateOnEvents();
  const [newest] = notifications;

  return (
    <PageLayout actions={newest && unread > 0 && <MarkAllReadButton newest={newest.id} />}>
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
    </PageLayout>
  );
}

export const ErrorBoundary = () => (
  <PageLayout>
    <LoadFailure message="Failed to load notifications. Please try again later." />
  </PageLayout>
);

/** There as long as anything is unread, on this page or on a later one. */
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

const PageLayout = ({ actions, children }: { actions?: ReactNode; children: ReactNode }) => (
  <Page>
    <PageHeader title="Notifications" actions={actions} />
    {children}
  </Page>
);

const List = styled.ul`
  ${surfaceStyle}
  max-width: 52rem;
`;
