import type { Notification } from '@foothold/shared/contract';
import { Badge, Meta, Quiet, Row, TextLink, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { momentOf } from '../../moment';
import { paths } from '../../paths';

/** What the student was told, newest first. */
export function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
  if (notifications.length === 0)
    return <Quiet>No notifications yet. News about your applications appears here.</Quiet>;
  return (
    <List>
      {notifications.map((notification) => (
        <Entry key={notification.id} {...notification} />
      ))}
    </List>
  );
}

/** One that was not read before says so. */
function Entry({ title, message, created_at, read_at, href }: Notification) {
  const leadsOn = href && href !== paths.notifications;
  return (
    <li>
      <Row $between $gap={2}>
        <h3>{leadsOn ? <TextLink to={href}>{title}</TextLink> : title}</h3>
        {!read_at && <Badge tone="info">New</Badge>}
      </Row>
      <Quiet>{message}</Quiet>
      <Meta>
        <time dateTime={created_at}>{momentOf(created_at)}</time>
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
