import type { ConversationSide, ConversationSummary } from '@foothold/shared/contract';
import { getRowId } from '@foothold/shared/lists';
import { Link } from '@foothold/shared/router';
import { Badge, formatRelativeDay, Meta, media, Name, surfaceStyle, t } from '@foothold/shared/ui';
import { Ban, Lock, PencilLine } from 'lucide-react';
import styled from 'styled-components';

interface ConversationRowProps {
  conversation: ConversationSummary;
  side: ConversationSide;
  to: string;
  /** What was found in the conversation, in place of its last message, and when that was written. */
  found?: { excerpt: string; created_at: string };
}

/** A conversation in a list: with whom, about which job, its last message and what is unread. The whole row is the link. */
export function ConversationRow({ conversation, side, to, found }: ConversationRowProps) {
  const { application_id, job_title, company_name, student_name, last_message, unread } = conversation;
  const at = found?.created_at ?? last_message.created_at;
  return (
    <li>
      <RowLink id={getRowId(application_id)} to={to}>
        <Head>
          <Name>{side === 'student' ? company_name : student_name}</Name>
          <Meta as="time" dateTime={at}>
            {formatWhen(at)}
          </Meta>
        </Head>
        <Meta as="span">{job_title}</Meta>
        <Excerpt $isUnread={unread > 0}>{found?.excerpt ?? formatLastMessage(last_message, side)}</Excerpt>
        <States conversation={conversation} />
      </RowLink>
    </li>
  );
}

function States({
  conversation: { unread, has_draft, closed_at, blocked_at },
}: Pick<ConversationRowProps, 'conversation'>) {
  if (!unread && !has_draft && !closed_at && !blocked_at) return null;
  return (
    <Badges>
      {unread > 0 && <Badge tone="info">{`${unread} unread`}</Badge>}
      {has_draft && <Badge icon={PencilLine}>Draft</Badge>}
      {closed_at && <Badge icon={Lock}>Closed</Badge>}
      {blocked_at && <Badge icon={Ban}>Blocked</Badge>}
    </Badges>
  );
}

function formatLastMessage(
  { side: from, excerpt, documents }: ConversationSummary['last_message'],
  side: ConversationSide,
) {
  const text = excerpt || (documents === 1 ? '1 document' : `${documents} documents`);
  return from === side ? `You: ${text}` : text;
}

/** Of today the time, else the day. */
const formatWhen = (at: string) =>
  formatRelativeDay(at) === 'Today'
    ? new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
    : formatRelativeDay(at);

export const ConversationRows = styled.ul`
  ${surfaceStyle}
  max-width: 52rem;
  padding: 0;
  list-style: none;
  > li + li { border-top: 1px solid ${t.color.line}; }
  ${media.wide} { max-width: none; }
`;
const RowLink = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.125rem;
  padding: 1rem 1.25rem;
  color: ${t.color.ink};
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover { background: ${t.color.sunken}; }
  ${media.phone} { padding: 0.875rem 1rem; }
`;
const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${t.space[4]};
  align-items: baseline;
  justify-content: space-between;
`;
const Excerpt = styled.span<{ $isUnread: boolean }>`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  margin-top: 0.25rem;
  color: ${({ $isUnread }) => ($isUnread ? t.color.ink : t.color.ink2)};
  font-size: ${t.size.text};
  ${({ $isUnread }) => $isUnread && 'font-weight: 600;'}
`;
const Badges = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[2]};
  margin-top: 0.375rem;
`;
