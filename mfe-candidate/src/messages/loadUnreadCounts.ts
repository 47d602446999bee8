import { call } from '@foothold/shared/api';
import { listConversations } from '@foothold/shared/contract';

/** Unread messages by application. */
export type UnreadCounts = Readonly<Record<number, number>>;

/** The API accepts no higher limit. */
const limit = 100;

/** The unread messages of the latest conversations; none when they fail to load: a list of applications works without. */
export async function loadUnreadCounts(signal: AbortSignal): Promise<UnreadCounts> {
  try {
    const { conversations } = await call(listConversations, { query: { show: 'unread', limit } }, signal);
    return Object.fromEntries(conversations.map(({ application_id, unread }) => [application_id, unread]));
  } catch (cause) {
    if (signal.aborted) throw cause;
    return {};
  }
}
