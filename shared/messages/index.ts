/** The conversation of an application, for both of its sides. Compiled into each page that uses it; no shared module. */

export { ConversationColumn } from './ConversationColumn';
export { ConversationList, loadConversations } from './ConversationList';
export { ConversationRow, ConversationRows } from './ConversationRows';
export { loadThread } from './loadThread';
export { MessageList } from './MessageList';
export { loadLastMessage, MessagesSection } from './MessagesSection';
export { ThreadMessages } from './ThreadMessages';
export type { ThreadPage } from './thread';
export type { ComposerState } from './useComposer';
export { type ThreadState, useThread } from './useThread';
export { WriteMessage } from './WriteMessage';
