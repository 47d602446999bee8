import { listNotifications, markNotificationsRead, viewSession } from '@foothold/shared/contract';
import { aNotification, anIdentity, failWith, mockEndpoint, mockEvents } from '@foothold/shared/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { onSessionEnd } from './call';
import {
  clearRecentEvents,
  getRecentEvents,
  holdEvents,
  type LiveEvent,
  subscribeToConversations,
  subscribeToEvents,
  subscribeToReleases,
} from './events';
import {
  incrementUnreadCount,
  markReadUpTo,
  reloadUnreadCount,
  useMarkReadWhenVisible,
  useUnreadCount,
} from './unreadCount';

/** A subscriber and the events it received. */
function collectEvents() {
  const received: LiveEvent[] = [];
  return { received, stop: subscribeToEvents((event) => received.push(event)) };
}

function setVisibility(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('subscribeToEvents', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    setVisibility('visible');
  });
  afterEach(() => jest.useRealTimers());

  it('shares one connection among subscribers and closes it with the last one', async () => {
    const [first, second] = [collectEvents(), collectEvents()];
    expect(mockEvents.connectionCount()).toBe(1);
    const notification = aNotification();
    await mockEvents.sendNotification(notification);
    expect([first.received, second.received]).toEqual([[notification], [notification]]);

    first.stop();
    expect(mockEvents.connectionCount()).toBe(1);
    second.stop();
    await Promise.resolve();
    expect(mockEvents.connectionCount()).toBe(0);
  });

  it('opens no connection while it is held, and one for all afterwards', async () => {
    const connect = holdEvents();
    const subscribers = [collectEvents(), collectEvents()];
    expect(mockEvents.openedCount()).toBe(0);
    connect();
    expect(mockEvents.connectionCount()).toBe(1);
    for (const { stop } of subscribers) stop();
    await Promise.resolve();
    expect(mockEvents.connectionCount()).toBe(0);
  });

  it('keeps the connection and the recent events when another subscriber replaces the last one', async () => {
    clearRecentEvents();
    const skeleton = collectEvents();
    const notification = aNotification();
    await mockEvents.sendNotification(notification);
    skeleton.stop();
    const layout = collectEvents();
    await Promise.resolve();
    expect(mockEvents.openedCount()).toBe(1);
    expect(getRecentEvents()).toEqual([notification]);
    layout.stop();
  });

  it('tells which conversation has changed, also since the page began to load its data', async () => {
    clearRecentEvents();
    const skeleton = collectEvents();
    await mockEvents.sendConversation(4);
    const changed: (number | null)[] = [];
    const stop = subscribeToConversations(({ application_id }) => changed.push(application_id));
    await mockEvents.sendConversation(null);
    expect(changed).toEqual([4, null]);
    expect(skeleton.received).toEqual([]);
    stop();
    skeleton.stop();
  });

  it('tells of a release that came before anybody listened, once', async () => {
    const skeleton = collectEvents();
    await mockEvents.sendRelease();
    let calls = 0;
    const stops = [subscribeToReleases(() => (calls += 1)), subscribeToReleases(() => (calls += 1))];
    expect(calls).toBe(1);
    await mockEvents.sendRelease();
    expect(calls).toBe(3);
    for (const stop of [skeleton.stop, ...stops]) stop();
  });

  it('closes the connection after a minute hidden and reports a gap when visible again', async () => {
    const { received, stop } = collectEvents();
    await mockEvents.acceptConnections();
    setVisibility('hidden');
    jest.advanceTimersByTime(59_000);
    expect(mockEvents.connectionCount()).toBe(1);
    jest.advanceTimersByTime(2_000);
    expect(mockEvents.connectionCount()).toBe(0);

    setVisibility('visible');
    await mockEvents.acceptConnections();
    expect(received).toEqual([null]);
    stop();
  });

  it('reports a gap when the browser has lost the connection and opened it again', async () => {
    const { received, stop } = collectEvents();
    await mockEvents.acceptConnections();
    await mockEvents.loseConnections();
    expect(received).toEqual([]);
    await mockEvents.acceptConnections();
    expect(received).toEqual([null]);
    stop();
  });

  it('asks for what has changed since the page was opened, or the connection was closed', async () => {
    const elapsed = () => Number(new URL(mockEvents.lastUrl(), 'http://localhost').searchParams.get('elapsed'));
    const pageAge = Math.round(performance.now());
    const { stop } = collectEvents();
    expect(elapsed()).toBe(pageAge);
    jest.advanceTimersByTime(30_000);
    stop();
    await Promise.resolve();
    jest.advanceTimersByTime(1_500);
    collectEvents().stop();
    expect(elapsed()).toBe(1_500);
    await Promise.resolve();
  });

  it('keeps the connection when hidden for less than a minute', async () => {
    const { received, stop } = collectEvents();
    await mockEvents.acceptConnections();
    setVisibility('hidden');
    jest.advanceTimersByTime(30_000);
    setVisibility('visible');
    jest.advanceTimersByTime(60_000);
    expect(mockEvents.connectionCount()).toBe(1);
    expect(received).toEqual([]);
    stop();
  });

  it('reconnects with growing delays when refused', async () => {
    mockEndpoint(viewSession, () => anIdentity());
    const { received, stop } = collectEvents();
    await mockEvents.refuseConnections();
    expect(mockEvents.connectionCount()).toBe(0);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(mockEvents.connectionCount()).toBe(1);
    await mockEvents.refuseConnections();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(mockEvents.connectionCount()).toBe(0);
    await jest.advanceTimersByTimeAsync(5_000);
    await mockEvents.acceptConnections();
    expect(received).toEqual([null]);
    stop();
  });

  it('stops reconnecting when the session has ended', async () => {
    const requested = jest.fn();
    mockEndpoint(viewSession, () => {
      requested();
      return failWith('signed_out');
    });
    const ended = jest.fn();
    const unsubscribe = onSessionEnd(ended);
    const { stop } = collectEvents();
    await mockEvents.refuseConnections();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(requested).toHaveBeenCalledTimes(1);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(mockEvents.connectionCount()).toBe(0);
    stop();
    unsubscribe();
  });
});

describe('unread count', () => {
  const count = () => renderHook(() => useUnreadCount()).result;
  const mockUnreadCount = (unread: number) =>
    mockEndpoint(listNotifications, () => ({ notifications: [], total: 0, unread }));

  it('increments with each notification and takes the server’s count on reload', async () => {
    mockUnreadCount(2);
    const unread = count();
    await act(() => reloadUnreadCount(3));
    act(() => incrementUnreadCount());
    expect(unread.current).toBe(3);
    mockUnreadCount(7);
    await act(() => reloadUnreadCount(3));
    expect(unread.current).toBe(7);
  });

  it('is 0 when the list was marked as read', async () => {
    mockUnreadCount(2);
    const unread = count();
    await act(() => reloadUnreadCount(3));
    mockEndpoint(markNotificationsRead, () => ({ unread: 0 }));
    const done = act(() => markReadUpTo(9));
    await done;
    expect(unread.current).toBe(0);
  });

  it('restores the count plus new notifications when marking as read fails', async () => {
    mockUnreadCount(2);
    const unread = count();
    await act(() => reloadUnreadCount(3));
    mockEndpoint(markNotificationsRead, () => {
      incrementUnreadCount();
      return failWith('unavailable');
    });
    await act(() => markReadUpTo(9));
    expect(unread.current).toBe(3);
  });

  it('marks as read only when the page is visible', async () => {
    const read: number[] = [];
    mockEndpoint(markNotificationsRead, ({ body }) => {
      read.push(body.up_to);
      return { unread: 0 };
    });
    setVisibility('hidden');
    renderHook(() => useMarkReadWhenVisible(aNotification({ id: 9 })));
    expect(read).toEqual([]);
    await act(async () => setVisibility('visible'));
    await waitFor(() => expect(read).toEqual([9]));
  });

  it('does not exceed 100', async () => {
    mockUnreadCount(100);
    const unread = count();
    await act(() => reloadUnreadCount(3));
    act(() => incrementUnreadCount());
    expect(unread.current).toBe(100);
  });
});
