import { listNotifications, markNotificationsRead, viewSession } from '@foothold/shared/contract';
import { aNotification, anIdentity, failWith, mockEndpoint, mockEvents } from '@foothold/shared/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { onSessionEnd } from './call';
import { type LiveEvent, subscribeToEvents } from './events';
import { incrementUnreadCount, markReadUpTo, reloadUnreadCount, useUnreadCount } from './unreadCount';
import { useMarkReadWhenVisible } from './useMarkReadWhenVisible';

/** Somebody who listens, and what they have heard. */
function collectEvents() {
  const heard: LiveEvent[] = [];
  return { heard, stop: subscribeToEvents((item) => heard.push(item)) };
}

function setVisibility(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('what happens', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    setVisibility('visible');
  });
  afterEach(() => jest.useRealTimers());

  it('reaches all who listen over one connection, which goes with the last of them', async () => {
    const [first, second] = [collectEvents(), collectEvents()];
    expect(mockEvents.connectionCount()).toBe(1);
    const told = aNotification();
    await mockEvents.sendNotification(told);
    expect([first.heard, second.heard]).toEqual([[told], [told]]);

    first.stop();
    expect(mockEvents.connectionCount()).toBe(1);
    second.stop();
    expect(mockEvents.connectionCount()).toBe(0);
  });

  it('gives the connection back when nobody has looked for a minute, and then tells of the gap', async () => {
    const { heard, stop } = collectEvents();
    await mockEvents.open();
    setVisibility('hidden');
    jest.advanceTimersByTime(59_000);
    expect(mockEvents.connectionCount()).toBe(1);
    jest.advanceTimersByTime(2_000);
    expect(mockEvents.connectionCount()).toBe(0);

    setVisibility('visible');
    await mockEvents.open();
    expect(heard).toEqual([null]);
    stop();
  });

  it('misses nothing of a short look elsewhere', async () => {
    const { heard, stop } = collectEvents();
    await mockEvents.open();
    setVisibility('hidden');
    jest.advanceTimersByTime(30_000);
    setVisibility('visible');
    jest.advanceTimersByTime(60_000);
    expect(mockEvents.connectionCount()).toBe(1);
    expect(heard).toEqual([]);
    stop();
  });

  it('connects again after it was refused, a little later each time', async () => {
    mockEndpoint(viewSession, () => anIdentity());
    const { heard, stop } = collectEvents();
    await mockEvents.refuse();
    expect(mockEvents.connectionCount()).toBe(0);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(mockEvents.connectionCount()).toBe(1);
    await mockEvents.refuse();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(mockEvents.connectionCount()).toBe(0);
    await jest.advanceTimersByTimeAsync(5_000);
    await mockEvents.open();
    expect(heard).toEqual([null]);
    stop();
  });

  it('asks once who is signed in when it is refused, and connects no more where nobody is', async () => {
    const asked = jest.fn();
    mockEndpoint(viewSession, () => {
      asked();
      return failWith('signed_out');
    });
    const ended = jest.fn();
    const forget = onSessionEnd(ended);
    const { stop } = collectEvents();
    await mockEvents.refuse();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(mockEvents.connectionCount()).toBe(0);
    stop();
    forget();
  });
});

describe('the count of what is unread', () => {
  const count = () => renderHook(() => useUnreadCount()).result;
  const toldOf = (unread: number) => mockEndpoint(listNotifications, () => ({ notifications: [], total: 0, unread }));

  it('grows with what is told, and is the server’s where it is asked', async () => {
    toldOf(2);
    const unread = count();
    await act(() => reloadUnreadCount(3));
    act(() => incrementUnreadCount());
    expect(unread.current).toBe(3);
    toldOf(7);
    await act(() => reloadUnreadCount(3));
    expect(unread.current).toBe(7);
  });

  it('is nought as soon as the list is seen', async () => {
    toldOf(2);
    const unread = count();
    await act(() => reloadUnreadCount(3));
    mockEndpoint(markNotificationsRead, () => ({ unread: 0 }));
    const done = act(() => markReadUpTo(9));
    await done;
    expect(unread.current).toBe(0);
  });

  it('comes back where the server did not hear that the list was seen, with what came meanwhile', async () => {
    toldOf(2);
    const unread = count();
    await act(() => reloadUnreadCount(3));
    mockEndpoint(markNotificationsRead, () => {
      incrementUnreadCount();
      return failWith('unavailable');
    });
    await act(() => markReadUpTo(9));
    expect(unread.current).toBe(3);
  });

  it('waits until somebody looks at what is unread', async () => {
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

  it('goes no further than the server counts', async () => {
    toldOf(100);
    const unread = count();
    await act(() => reloadUnreadCount(3));
    act(() => incrementUnreadCount());
    expect(unread.current).toBe(100);
  });
});
