import { useRevalidateWhile } from '@foothold/shared/area';
import type { ConversationSide } from '@foothold/shared/contract';
import { Button, excerpt, RetryStrip, Row, t, VisuallyHidden } from '@foothold/shared/ui';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { MessageList } from './MessageList';
import { useReadMark } from './useReadMark';
import type { ThreadState } from './useThread';
import { useThreadScroll } from './useThreadScroll';

interface ThreadMessagesProps {
  thread: ThreadState;
  side: ConversationSide;
  /** Id of the message that was searched for. */
  marked?: number | undefined;
  /** Shown where nobody has written yet. */
  empty: ReactNode;
  /** What stands below the messages: the form, or why there is none. */
  children: ReactNode;
}

/** The messages of a conversation with what is below them: live, marked as read, and without moving what is being read. */
export function ThreadMessages({ thread, side, marked, empty, children }: ThreadMessagesProps) {
  const { messages, isOutdated, isReloading, reload } = thread;
  const [firstUnread] = useState(() => findFirstUnread(thread, side));
  const { list, end, hasNewBelow, scrollToEnd } = useThreadScroll(messages, marked ?? firstUnread);
  useReadMark(thread);
  useRevalidateWhile(
    messages.some(({ documents }) => documents.some(({ scan_status }) => scan_status === 'pending')),
    reload,
  );

  return (
    <Column>
      <Messages ref={list} role="group" aria-label="Messages">
        <OlderMessages thread={thread} />
        {messages.length === 0 ? empty : <MessageList {...{ messages, side, firstUnread, marked }} />}
      </Messages>
      {isOutdated && (
        <RetryStrip onRetry={reload} busy={isReloading}>
          New messages could not be loaded.
        </RetryStrip>
      )}
      <Announcement thread={thread} side={side} />
      {hasNewBelow && (
        <Below>
          <Button $tone="plain" $size="small" icon={ArrowDown} onClick={scrollToEnd}>
            New message
          </Button>
        </Below>
      )}
      {children}
      <div ref={end} />
    </Column>
  );
}

/** The first message of the other side that nobody of the reader's side has read. */
const findFirstUnread = ({ messages, conversation: { unread, read_up_to } }: ThreadState, side: ConversationSide) =>
  unread === 0 ? undefined : messages.find((message) => message.side !== side && message.id > (read_up_to ?? 0))?.id;

function OlderMessages({ thread }: { thread: ThreadState }) {
  const { olderCursor, isLoadingOlder, hasOlderFailed, loadOlder } = thread;
  if (olderCursor === null) return null;
  if (hasOlderFailed) {
    return (
      <RetryStrip onRetry={loadOlder} busy={isLoadingOlder}>
        Earlier messages could not be loaded.
      </RetryStrip>
    );
  }
  return (
    <Row>
      <Button $tone="soft" $size="small" onClick={loadOlder} busy={isLoadingOlder} busyLabel="Loading...">
        Earlier messages
      </Button>
    </Row>
  );
}

/** Reads out a message of the other side that comes while the page is open. */
function Announcement({ thread: { messages }, side }: Pick<ThreadMessagesProps, 'thread' | 'side'>) {
  const [lastAtOpening] = useState(() => messages.at(-1)?.id ?? 0);
  const latest = messages.findLast((message) => message.side !== side);
  return (
    <VisuallyHidden as="p" role="status">
      {latest && latest.id > lastAtOpening && (
        <span key={latest.id}>{`New message from ${latest.by}: ${excerpt(latest.body, 300)}`}</span>
      )}
    </VisuallyHidden>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space[5]};
`;
const Messages = styled.div`
  overflow-anchor: none;
  > section:first-child > p { margin-top: 0; }
`;
const Below = styled.div`
  position: sticky;
  bottom: ${t.space[4]};
  z-index: 1;
  display: grid;
  justify-items: center;
  button { background: ${t.color.surface}; }
`;
