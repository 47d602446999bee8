import { subscribeToConversations, useOnReconnect } from '@foothold/shared/api';
import type { Conversation, Message } from '@foothold/shared/contract';
import { useFetcher, useLocation } from '@foothold/shared/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { type LoadedThread, newestPart } from './loadThread';
import { appendSent, createThread, mergeNewest, prependOlder, type Thread, type ThreadPage } from './thread';

export type ThreadState = ReturnType<typeof useThread>;

/** The conversation of a route whose loader is `loadThread`: it follows events, and loads older messages when asked. */
export function useThread(first: ThreadPage) {
  const { application_id } = first.conversation;
  const [state, setState] = useState(() => ({ first, newest: null as ThreadPage | null, thread: createThread(first) }));
  const { thread } = state;
  const change = (update: (thread: Thread) => Thread) =>
    setState((current) => ({ ...current, thread: update(current.thread) }));
  const older = useThreadPart();
  const newest = useThreadPart();

  // The route and the fetcher both bring the newest messages: what has changed last is the newer.
  if (state.first !== first) setState({ ...state, first, thread: mergeNewest(thread, first) });
  else if (newest.page && newest.page !== state.newest)
    setState({ ...state, newest: newest.page, thread: mergeNewest(thread, newest.page) });
  else if (older.page && older.part === thread.olderCursor)
    setState({ ...state, thread: prependOlder(thread, older.page) });

  const reload = () => newest.load(newestPart);
  const reloadIfOwn = useEffectEvent((changed: number | null) => {
    if (changed === null || changed === application_id) reload();
  });
  useEffect(() => subscribeToConversations((event) => reloadIfOwn(event.application_id)), []);
  useOnReconnect(newest.hasFailed, reload);

  return {
    ...thread,
    isLoadingOlder: older.isLoading,
    hasOlderFailed: older.hasFailed && older.part === thread.olderCursor,
    loadOlder: () => {
      if (thread.olderCursor !== null) older.load(thread.olderCursor);
    },
    isOutdated: newest.hasFailed,
    isReloading: newest.isLoading,
    reload,
    addSent: (message: Message) => change((now) => appendSent(now, message)),
    setConversation: (update: (conversation: Conversation) => Conversation) =>
      change((now) => ({ ...now, conversation: update(now.conversation) })),
  };
}

/** Loads a part of the thread beside the page: a failure leaves the page as it is. */
function useThreadPart() {
  const { pathname } = useLocation();
  const { load, data, state } = useFetcher<LoadedThread>();
  const { part = null, page = null } = (data as LoadedThread | undefined) ?? {};
  return {
    part,
    page,
    hasFailed: part !== null && page === null && state === 'idle',
    isLoading: state !== 'idle',
    load: (name: string) => void load(`${pathname}?${new URLSearchParams({ part: name })}`),
  };
}
