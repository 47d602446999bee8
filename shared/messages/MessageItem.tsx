import type { ConversationSide, Message } from '@foothold/shared/contract';
import { Badge, Meta, media, Name, t } from '@foothold/shared/ui';
import { BellRing } from 'lucide-react';
import styled, { css } from 'styled-components';
import { MessageDocuments } from './MessageDocuments';
import { MessageText } from './MessageText';

interface MessageItemProps {
  message: Message;
  side: ConversationSide | null;
  isFirstUnread: boolean;
  isMarked: boolean;
}

/** The id of a message's element. */
export const getMessageElementId = (id: number) => `message-${id}`;

/** One message: who wrote it and when, and what. The reader's side is on the right. */
export function MessageItem({ message, side, isFirstUnread, isMarked }: MessageItemProps) {
  const { id, own, by, kind, body, documents, created_at } = message;
  const isOfReader = message.side === side;
  return (
    <Item id={getMessageElementId(id)} $isOfReader={isOfReader}>
      {isFirstUnread && (
        <UnreadMark>
          <Badge tone="info">New</Badge>
        </UnreadMark>
      )}
      <Byline>
        <Name>{own ? 'You' : by}</Name>
        <Meta as="time" dateTime={created_at}>
          {formatTime(created_at)}
        </Meta>
      </Byline>
      <Box $isOfReader={isOfReader} $isMarked={isMarked}>
        {kind === 'news_request' && (
          <span>
            <Badge icon={BellRing}>Asks for news</Badge>
          </span>
        )}
        {body && <MessageText>{body}</MessageText>}
        {documents.length > 0 && <MessageDocuments documents={documents} />}
      </Box>
    </Item>
  );
}

const formatTime = (iso: string) => new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

const ofReader = css`justify-self: end; justify-items: end;`;
const Item = styled.li<{ $isOfReader: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, auto);
  justify-self: start;
  justify-items: start;
  gap: ${t.space[1]};
  max-width: min(88%, 44rem);
  scroll-margin-block: ${t.space[8]};
  ${({ $isOfReader }) => $isOfReader && ofReader}
`;
const UnreadMark = styled.p`margin-bottom: ${t.space[1]};`;
const Byline = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${t.space[2]};
  align-items: baseline;
  font-size: ${t.size.text};
  overflow-wrap: anywhere;
`;
const own = css`background: ${t.color.sunken}; border-color: ${t.color.sunken};`;
const marked = css`border-color: ${t.color.ink};`;
const Box = styled.div<{ $isOfReader: boolean; $isMarked: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, auto);
  gap: ${t.space[3]};
  padding: 0.75rem 1rem;
  background: ${t.color.surface};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.surface};
  ${({ $isOfReader }) => $isOfReader && own}
  ${({ $isMarked }) => $isMarked && marked}
  ${media.forcedColors} { border-color: currentColor; }
`;
