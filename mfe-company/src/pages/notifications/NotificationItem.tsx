import { markOneRead } from '@foothold/shared/api';
import type { Notification } from '@foothold/shared/contract';
import { Badge, formatRelativeDateTime, Meta, media, Row, SecondaryText, TextLink, t } from '@foothold/shared/ui';
import styled, { css } from 'styled-components';

/** Marked as new until its link is opened or all are marked as read. */
export function NotificationItem({ id, title, message, created_at, read_at, href }: Notification) {
  const markRead = () => {
    if (!read_at) void markOneRead(id);
  };
  return (
    <Item $unread={!read_at}>
      <Row $between>
        <Heading>
          {href ? (
            <TextLink to={href} onClick={markRead}>
              {title}
            </TextLink>
          ) : (
            title
          )}
        </Heading>
        {!read_at && <Badge tone="info">New</Badge>}
      </Row>
      <SecondaryText>{message}</SecondaryText>
      <Meta>
        <time dateTime={created_at}>{formatRelativeDateTime(created_at)}</time>
      </Meta>
    </Item>
  );
}

const unread = css`h2 { font-weight: 700; }`;
const Item = styled.li<{ $unread: boolean }>`
  display: grid;
  gap: 0.25rem;
  padding: 1.125rem 1.5rem;
  overflow-wrap: anywhere;
  & + & { border-top: 1px solid ${t.color.line}; }
  h2 { font-weight: 550; }
  ${({ $unread }) => $unread && unread}
  ${media.phone} { padding: 1rem; }
  /* The time has a column of its own: lines stay short where the list is long. */
  ${media.wide} {
    grid-template-columns: minmax(0, ${t.width.measure}) 1fr;
    > :last-child { grid-area: 1 / 2; justify-self: end; }
  }
`;
const Heading = styled.h2`font-size: ${t.size.body}; line-height: 1.4;`;
