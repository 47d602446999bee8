import { call } from '@foothold/shared/api';
import { type ConversationSide, viewConversation } from '@foothold/shared/contract';
import { Badge, excerpt, formatRelativeDateTime, LinkButton, Meta, Section, Stack, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import type { ThreadPage } from './thread';

/** The conversation of an application with its last message alone; null when it fails to load: the page works without. */
export async function loadLastMessage(
  id: string | number | undefined,
  signal: AbortSignal,
): Promise<ThreadPage | null> {
  try {
    return await call(viewConversation, { params: { id }, query: { limit: 1 } }, signal);
  } catch (cause) {
    if (signal.aborted) throw cause;
    return null;
  }
}

interface MessagesSectionProps {
  /** As `loadLastMessage` resolves. */
  latest: ThreadPage | null;
  side: ConversationSide;
  to: string;
}

/** On the page of an application: its last message, what is unread, and the link to the conversation. */
export function MessagesSection({ latest, side, to }: MessagesSectionProps) {
  const [message] = latest?.messages ?? [];
  const unread = latest?.conversation.unread ?? 0;
  return (
    <Section title="Messages" aside={unread > 0 && <Badge tone="info">{`${unread} unread`}</Badge>}>
      <Stack $gap={3}>
        {message && (
          <div>
            <Meta>
              {`${message.own ? 'You' : message.by}, `}
              <time dateTime={message.created_at}>{formatRelativeDateTime(message.created_at)}</time>
            </Meta>
            <Excerpt>{excerpt(message.body, 140) || 'Documents'}</Excerpt>
          </div>
        )}
        {latest && !message && <Meta>{emptyTexts[side]}</Meta>}
        <div>
          <LinkButton to={to} $tone="soft" $size="small">
            {message ? 'Open messages' : 'Write a message'}
          </LinkButton>
        </div>
      </Stack>
    </Section>
  );
}

const emptyTexts: Record<ConversationSide, string> = {
  student: 'Nobody has written yet.',
  organization: 'Nobody has written yet. A message of yours counts as your reply.',
};

const Excerpt = styled.p`color: ${t.color.ink2}; font-size: ${t.size.text}; overflow-wrap: anywhere;`;
