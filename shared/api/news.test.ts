import { listNotifications, readNotifications, session } from '@foothold/shared/contract';
import { aNotification, anIdentity, answer, news, refuse } from '@foothold/shared/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { onSessionEnd } from './call';
import { type News, onNews } from './news';
import { countOne, markRead, recount, useUnread } from './unread';
import { useSeen } from './useSeen';

/** Somebody who listens, and what they have heard. */
function listen() {
  const heard: News[] = [];
  return { heard, stop: onNews((item) => heard.push(item)) };
}

function look(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('what happens', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    look('visible');
  });
  afterEach(() => jest.useRealTimers());

  it('reaches all who listen over one connection, which goes with the last of them', async () => {
    const [first, second] = [listen(), listen()];
    expect(news.connections()).toBe(1);
    const told = aNotification();
    await news.tell(told);
    expect([first.heard, second.heard]).toEqual([[told], [told]]);

    first.stop();
    expect(news.connections()).toBe(1);
    second.stop();
    expect(news.connections()).toBe(0);
  });

  it('gives the connection back when nobody has looked for a minute, and then tells of the gap', async () => {
    const { heard, stop } = listen();
    await news.open();
    look('hidden');
    jest.advanceTimersByTime(59_000);
    expect(news.connections()).toBe(1);
    jest.advanceTimersByTime(2_000);
    expect(news.connections()).toBe(0);

    look('visible');
    await news.open();
    expect(heard).toEqual([null]);
    stop();
  });

  it('misses nothing of a short look elsewhere', async () => {
    const { heard, stop } = listen();
    await news.open();
    look('hidden');
    jest.advanceTimersByTime(30_000);
    look('visible');
    jest.advanceTimersByTime(60_000);
    expect(news.connections()).toBe(1);
    expect(heard).toEqual([]);
    stop();
  });

  it('connects again after it was refused, a little later each time', async () => {
    answer(session, () => anIdentity());
    const { heard, stop } = listen();
    await news.refuse();
    expect(news.connections()).toBe(0);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(news.connections()).toBe(1);
    await news.refuse();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(news.connections()).toBe(0);
    await jest.advanceTimersByTimeAsync(5_000);
    await news.open();
    expect(heard).toEqual([null]);
    stop();
  });

  it('asks once who is signed in when it is refused, and connects no more where nobody is', async () => {
    const asked = jest.fn();
    answer(session, () => {
      asked();
      return refuse('signed_out');
    });
    const ended = jest.fn();
    const forget = onSessionEnd(ended);
    const { stop } = listen();
    await news.refuse();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(news.connections()).toBe(0);
    stop();
    forget();
  });
});

describe('the count of what is unread', () => {
  const count = () => renderHook(() => useUnread()).result;
  const toldOf = (unread: number) => answer(listNotifications, () => ({ notifications: [], total: 0, unread }));

  it('grows with what is told, and is the server’s where it is asked', async () => {
    toldOf(2);
    const unread = count();
    await act(() => recount(3));
    act(() => countOne());
    expect(unread.current).toBe(3);
    toldOf(7);
    await act(() => recount(3));
    expect(unread.current).toBe(7);
  });

  it('is nought as soon as the list is seen', async () => {
    toldOf(2);
    const unread = count();
    await act(() => recount(3));
    answer(readNotifications, () => ({ unread: 0 }));
    const done = act(() => markRead(9));
    await done;
    expect(unread.current).toBe(0);
  });

  it('comes back where the server did not hear that the list was seen, with what came meanwhile', async () => {
    toldOf(2);
    const unread = count();
    await act(() => recount(3));
    answer(readNotifications, () => {
      countOne();
      return refuse('unavailable');
    });
    await act(() => markRead(9));
    expect(unread.current).toBe(3);
  });

  it('waits until somebody looks at what is unread', async () => {
    const read: number[] = [];
    answer(readNotifications, ({ body }) => {
      read.push(body.up_to);
      return { unread: 0 };
    });
    look('hidden');
    renderHook(() => useSeen(aNotification({ id: 9 })));
    expect(read).toEqual([]);
    await act(async () => look('visible'));
    await waitFor(() => expect(read).toEqual([9]));
  });

  it('goes no further than the server counts', async () => {
    toldOf(100);
    const unread = count();
    await act(() => recount(3));
    act(() => countOne());
    expect(unread.current).toBe(100);
  });
});
