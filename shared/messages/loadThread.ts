import { call } from '@foothold/shared/api';
import { takeUnsavedInput } from '@foothold/shared/auth';
import { viewConversation } from '@foothold/shared/contract';
import type { ThreadPage } from './thread';

/** What an address of a conversation asked for. */
export interface LoadedThread {
  /** The cursor of older messages, or `newestPart`, for a page that shows the thread already; null for the page itself. */
  part: string | null;
  /** Null where such a part failed to load: the page keeps what it has, and offers a retry. */
  page: ThreadPage | null;
  /** What was being written when the session ended, which the server lacks. */
  unsaved: string | null;
}

/** What that is stored as. */
export const getUnsavedSubject = (application_id: number) => `message ${application_id}`;

export const newestPart = 'newest';
/** Most messages that one call loads, and most calls to reach a message that was searched for. */
const maxLimit = 100;
const maxCalls = 10;

/** Loads the conversation of an application for a route's loader, down to the message that `?message=` names. */
export async function loadThread({ url, signal }: Request, id: string | undefined): Promise<LoadedThread> {
  const { searchParams } = new URL(url);
  const part = searchParams.get('part');
  const load = (query: { cursor?: string; limit?: number }) =>
    call(viewConversation, { params: { id }, query }, signal);
  if (part === null) {
    const page = await loadDownTo(Number(searchParams.get('message')), load);
    const unsaved = takeUnsavedInput<{ body: string }>(getUnsavedSubject(page.conversation.application_id));
    return { part, page, unsaved: unsaved?.body ?? null };
  }
  try {
    return { part, page: await load(part === newestPart ? {} : { cursor: part }), unsaved: null };
  } catch (cause) {
    if (signal.aborted) throw cause;
    return { part, page: null, unsaved: null };
  }
}

async function loadDownTo(
  message: number,
  load: (query: { cursor?: string; limit?: number }) => Promise<ThreadPage>,
): Promise<ThreadPage> {
  if (!message) return load({});
  let page = await load({ limit: maxLimit });
  for (let calls = 1; calls < maxCalls && page.next_cursor && !hasReached(page, message); calls += 1) {
    const { messages, next_cursor } = await load({ limit: maxLimit, cursor: page.next_cursor });
    page = { ...page, messages: [...page.messages, ...messages], next_cursor };
  }
  return page;
}

const hasReached = ({ messages }: ThreadPage, message: number) => (messages.at(-1)?.id ?? 0) <= message;
