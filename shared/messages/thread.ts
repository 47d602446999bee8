import type { Conversation, Message } from '@foothold/shared/contract';

/** A page of messages, newest first, and where the page of older ones begins. */
export interface ThreadPage {
  conversation: Conversation;
  messages: Message[];
  next_cursor: string | null;
}

/** What is known of a conversation: its messages, oldest first. */
export interface Thread {
  conversation: Conversation;
  messages: Message[];
  /** Where the older messages begin that are not loaded; null where there are none. */
  olderCursor: string | null;
}

export const createThread = ({ conversation, messages, next_cursor }: ThreadPage): Thread => ({
  conversation,
  messages: messages.toReversed(),
  olderCursor: next_cursor,
});

/** The thread with its newest page as it is now. Older messages stay, unless more came in between than a page holds. */
export function mergeNewest(thread: Thread, page: ThreadPage): Thread {
  const newest = createThread(page);
  const [first] = newest.messages;
  const isComplete = page.next_cursor === null;
  const isOverlapping = first && thread.messages.some(({ id }) => id >= first.id);
  const older = first && !isComplete && isOverlapping ? thread.messages.filter(({ id }) => id < first.id) : [];
  if (older.length === 0) return newest;
  return { ...newest, messages: [...older, ...newest.messages], olderCursor: thread.olderCursor };
}

/** The thread with the page in front that begins at its `olderCursor`. */
export const prependOlder = (thread: Thread, page: ThreadPage): Thread => ({
  ...thread,
  messages: [...page.messages.toReversed(), ...thread.messages],
  olderCursor: page.next_cursor,
});

/** The thread with a message that the caller has just sent, which the newest page may have brought already. */
export const appendSent = (thread: Thread, message: Message): Thread => ({
  ...thread,
  conversation: { ...thread.conversation, last_sent: message.id, draft: null },
  messages: thread.messages.some(({ id }) => id === message.id) ? thread.messages : [...thread.messages, message],
});
