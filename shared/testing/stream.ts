import type { Notification } from '@foothold/shared/contract';
import { act } from '@testing-library/react';

/** Stands in for the browser's stream of events. `news` is what the server's end of it does. */
class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;

  constructor(readonly url: string) {
    super();
    open.push(this);
  }

  close() {
    this.readyState = FakeStream.CLOSED;
    open = open.filter((stream) => stream !== this);
  }
}

let open: FakeStream[] = [];

const toAll = (event: () => Event) =>
  act(async () => {
    for (const stream of [...open]) stream.dispatchEvent(event());
  });

/** The live events that a page listens to. */
export const news = {
  /** How many connections the page holds. */
  connections: () => open.length,
  tell: (notification: Notification) =>
    toAll(() => new MessageEvent('notification', { data: JSON.stringify(notification) })),
  /** What is live has changed. */
  release: () => toAll(() => new MessageEvent('releases', { data: 'null' })),
  /** So many companies wait. */
  queue: (waiting: number) => toAll(() => new MessageEvent('queue', { data: JSON.stringify({ waiting }) })),
  /** The server wants none of it, and the browser gives up. */
  refuse: async () => {
    for (const stream of open) stream.readyState = FakeStream.CLOSED;
    await toAll(() => new Event('error'));
  },
  /** The connection stands. */
  open: () => toAll(() => new Event('open')),
};

beforeEach(() => {
  open = [];
  Object.assign(globalThis, { EventSource: FakeStream });
});
