import type { ConversationSide, Message } from '@foothold/shared/contract';
import { formatRelativeDay, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { MessageItem } from './MessageItem';

interface MessageListProps {
  /** Oldest first. */
  messages: readonly Message[];
  /** Whose messages are on the right; null for somebody who is on neither side. */
  side: ConversationSide | null;
  /** Id of the first message that was not read when the page opened. */
  firstUnread?: number | undefined;
  /** Id of the message that was searched for. */
  marked?: number | undefined;
}

/** Messages by day, oldest first. */
export const MessageList = ({ messages, side, firstUnread, marked }: MessageListProps) =>
  groupByDay(messages).map(({ day, messages: ofDay }) => (
    <section key={day} aria-label={day}>
      <DayHeading aria-hidden="true">
        <span>{day}</span>
      </DayHeading>
      <List>
        {ofDay.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            side={side}
            isFirstUnread={message.id === firstUnread}
            isMarked={message.id === marked}
          />
        ))}
      </List>
    </section>
  ));

function groupByDay(messages: readonly Message[]): { day: string; messages: Message[] }[] {
  const days: { day: string; messages: Message[] }[] = [];
  for (const message of messages) {
    const day = formatRelativeDay(message.created_at);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

const DayHeading = styled.p`
  display: flex;
  align-items: center;
  gap: ${t.space[3]};
  margin-block: ${t.space[5]} ${t.space[4]};
  color: ${t.color.ink3};
  font-size: ${t.size.small};
  font-weight: 600;
  &::before, &::after { content: ''; flex: 1; border-top: 1px solid ${t.color.line}; }
`;
const List = styled.ol`
  display: grid;
  gap: ${t.space[4]};
  list-style: none;
  padding: 0;
`;
