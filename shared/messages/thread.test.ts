import { aConversation, aMessage } from '@foothold/shared/testing';
import { appendSent, createThread, mergeNewest, prependOlder, type ThreadPage } from './thread';

/** A page of these messages, the newest first. */
const aPage = (ids: number[], next_cursor: string | null = null): ThreadPage => ({
  conversation: aConversation(),
  messages: ids.map((id) => aMessage({ id })),
  next_cursor,
});
const listIds = ({ messages }: { messages: { id: number }[] }) => messages.map(({ id }) => id);

describe('a thread', () => {
  it('has the oldest message first, and older pages in front', () => {
    const thread = prependOlder(createThread(aPage([6, 5], '5')), aPage([4, 3], '3'));
    expect(listIds(thread)).toEqual([3, 4, 5, 6]);
    expect(thread.olderCursor).toBe('3');
  });

  it('keeps the older messages when the newest page comes again', () => {
    const thread = prependOlder(createThread(aPage([6, 5], '5')), aPage([4, 3], '3'));
    const merged = mergeNewest(thread, aPage([8, 7, 6], '6'));
    expect(listIds(merged)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(merged.olderCursor).toBe('3');
  });

  it('begins anew where messages between the two are missing', () => {
    const merged = mergeNewest(createThread(aPage([6, 5], '5')), aPage([20, 19], '19'));
    expect(listIds(merged)).toEqual([19, 20]);
    expect(merged.olderCursor).toBe('19');
  });

  it('has a message once that was sent and came with the newest page', () => {
    const sent = aMessage({ id: 7 });
    expect(listIds(appendSent(createThread(aPage([6])), sent))).toEqual([6, 7]);
    expect(listIds(appendSent(createThread(aPage([7, 6])), sent))).toEqual([6, 7]);
    expect(listIds(mergeNewest(appendSent(createThread(aPage([6])), sent), aPage([7, 6])))).toEqual([6, 7]);
  });
});
