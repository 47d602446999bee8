import { ApiError, call, useSeen } from '@foothold/shared/api';
import { LoadFailure, useLive } from '@foothold/shared/area';
import { currentIdentity } from '@foothold/shared/auth';
import { listNotifications, type Notification } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { Badge, EmptyState, Meta, media, Page, PageHeader, Quiet, Row, TextLink, t, wall } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { momentOf } from '../../moment';

export async function loader({ request }: LoaderFunctionArgs) {
  const identity = currentIdentity();
  if (!identity) throw new ApiError('signed_out');
  return call(listNotifications, { params: { user_id: identity.user_id } }, request.signal);
}

/** What the company was told, newest first. */
export function Component() {
  const { notifications } = useLoaderData<typeof loader>();
  useLive();
  // What is new says so until the page is read the next time.
  useSeen(notifications[0]);

  return (
    <Frame>
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
    </Frame>
  );
}

export const ErrorBoundary = () => (
  <Frame>
    <LoadFailure say={() => 'Failed to load notifications. Please try again later.'} />
  </Frame>
);

/** One that was not read before says so. */
const NotificationItem = ({ title, message, created_at, read_at, href }: Notification) => (
  <Item>
    <Row $between>
      <Heading>{href ? <TextLink to={href}>{title}</TextLink> : title}</Heading>
      {!read_at && <Badge tone="info">New</Badge>}
    </Row>
    <Quiet>{message}</Quiet>
    <Meta>
      <time dateTime={created_at}>{momentOf(created_at)}</time>
    </Meta>
  </Item>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <Page>
    <PageHeader title="Notifications" />
    {children}
  </Page>
);

const List = styled.ul`
  ${wall}
  max-width: 52rem;
`;
const Item = styled.li`
  display: grid;
  gap: 0.25rem;
  padding: 1.125rem 1.5rem;
  overflow-wrap: anywhere;
  & + & { border-top: 1px solid ${t.color.line}; }
  ${media.phone} { padding: 1rem; }
`;
const Heading = styled.h2`font-size: ${t.size.body}; font-weight: 650; line-height: 1.4;`;
