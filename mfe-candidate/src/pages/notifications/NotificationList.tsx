import type { Notification } from '@foothold/shared/contract';
import { Badge, formatRelativeDateTime, LinkButton, Meta, Row, SecondaryText, TextLink, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { paths } from '../../paths';

/** How many are shown at first, and how many more each time. */
export const pageSize = 20;
export const maxShown = 1000;

interface NotificationListProps {
  notifications: readonly Notification[];
  /** How many there are in all. */
  total: number;
}

/** What the student was told, newest first. */
export function NotificationList({ notifications, total }: NotificationListProps) {
  const shown = notifications.length;
  if (notifications.length === 0)
    return <SecondaryText>No notifications yet. News about your applications appears here.</SecondaryText>;
  return (
    <>
      <List>
        {notifications.map((notification) => (
          <NotificationItem key={notification.id} {...notification} />
        ))}
      </List>
      {total > pageSize && (
        <Foot>
          {shown < Math.min(total, maxShown) && (
            <LinkButton to={`?shown=${shown + pageSize}`} $tone="soft" replace preventScrollReset>
              Show more
            </LinkButton>
          )}
          <Meta role="status">{`${shown} of ${total.toLocaleString('en-GB')} shown`}</Meta>
        </Foot>
      )}
    </>
  );
}

/** One that was not read before says so. */
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

const Foot = styled(Row)`margin-top: ${t.space[4]};`;
const List = styled.ul`
  max-width: ${t.width.measure};
  list-style: none;
  padding: 0;
  li { display: grid; gap: 0.125rem; padding: 0.875rem 0; border-bottom: 1px solid ${t.color.line}; overflow-wrap: anywhere; }
  li:first-child { padding-top: 0; }
  li:last-child { border-bottom: 0; }
  h3 { font-size: inherit; font-weight: 600; }
`;
