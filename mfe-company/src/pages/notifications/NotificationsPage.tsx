import { markRead, useAction } from '@foothold/shared/api';
import { LoadFailure, useLive, useRefresh } from '@foothold/shared/area';
import { useLoaderData } from '@foothold/shared/router';
import { Button, EmptyState, Page, PageHeader, toast, wall } from '@foothold/shared/ui';
import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { More } from '../../More';
import { paths } from '../../paths';
import { load as loader } from './load';
import { NotificationItem } from './NotificationItem';

export { loader };

/** What the company was told, newest first. */
export function Component() {
  const { notifications, total, unread, next_cursor } = useLoaderData<typeof loader>();
  useLive();
  const [newest] = notifications;

  return (
    <Frame actions={newest && unread > 0 && <MarkAll newest={newest.id} />}>
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
      <More of={paths.notifications} shown={notifications.length} total={total} hasMore={Boolean(next_cursor)} />
    </Frame>
  );
}

export const ErrorBoundary = () => (
  <Frame>
    <LoadFailure say={() => 'Failed to load notifications. Please try again later.'} />
  </Frame>
);

/** There as long as anything is unread, on this page or on a later one. */
function MarkAll({ newest }: { newest: number }) {
  const refresh = useRefresh();
  const { start, busy } = useAction(async () => {
    if (await markRead(newest)) return refresh();
    toast.error('Failed to mark them as read. Try again.');
  });
  return (
    <Button $tone="soft" icon={CheckCheck} onClick={start} busy={busy} busyLabel="Marking...">
      Mark all as read
    </Button>
  );
}

const Frame = ({ actions, children }: { actions?: ReactNode; children: ReactNode }) => (
  <Page>
    <PageHeader title="Notifications" actions={actions} />
    {children}
  </Page>
);

const List = styled.ul`
  ${wall}
  max-width: 52rem;
`;
