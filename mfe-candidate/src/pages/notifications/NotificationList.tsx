import type { Notification } from '@foothold/shared/contract';
import { ListFooter, type ListPage, useInfiniteList } from '@foothold/shared/lists';
import { Badge, formatRelativeDateTime, Meta, Row, SecondaryText, TextLink, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { paths } from '../../routes/paths';

export function NotificationList({ firstPage }: { firstPage: ListPage<Notification> }) {
  const list = useInfiniteList(firstPage);
  if (list.rows.length === 0)
    return <SecondaryText>No notifications yet. News about your applications appears here.</SecondaryText>;
  return (
    <>
      <List>
        {list.rows.map((notification) => (
          <NotificationItem key={notification.id} {...notification} />
        ))}
      </List>
      <ListFooter list={list} failureMessage="Failed to load notifications. Please try again later." />
    </>
  );
}

function NotificationItem({ title, message, created_at, read_at, href }: Notification) {
  const hasLink = href && href !== paths.notifications;
  return (
    <li>
      <Row $between $gap={2}>
        <h3>{hasLink ? <TextLink to={href}>{title}</TextLink> : title}</h3>
        {!read_at && <Badge tone="info">New</Badge>}
      </Row>
      <SecondaryText>{message}</SecondaryText>
      <Meta>
        <time dateTime={created_at}>{formatRelativeDateTime(created_at)}</time>
      </Meta>
    </li>
  );
}

const List = styled.ul`
  max-width: ${t.width.measure};
  list-style: none;
  padding: 0;
  li { display: grid; gap: 0.125rem; padding: 0.875rem 0; border-bottom: 1px solid ${t.color.line}; overflow-wrap: anywhere; }
  li:first-child { padding-top: 0; }
  li:last-child { border-bottom: 0; }
  h3 { font-size: inherit; font-weight: 600; }
`;
