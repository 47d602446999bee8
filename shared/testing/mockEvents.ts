import type { Notification } from '@foothold/shared/contract';
import { act } from '@testing-library/react';

/** Stands in for the browser's stream of events. `news` is what the server's end of it does. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;

  constructor(readonly url: string) {
    super();
    openConnections.push(this);
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
    openConnections = openConnections.filter((stream) => stream !== this);
  }
}

let openConnections: FakeEventSource[] = [];

const dispatchToAll = (event: () => Event) =>
  act(async () => {
    for (const stream of [...openConnections]) stream.dispatchEvent(event());
  });

/** The live events that a page listens to. */
export const mockEvents = {
  /** How many connections the page holds. */
  connectionCount: () => openConnections.length,
  sendNotification: (notification: Notification) =>
    dispatchToAll(() => new MessageEvent('notification', { data: JSON.stringify(notification) })),
  /** What is live has changed. */
  sendRelease: () => dispatchToAll(() => new MessageEvent('releases', { data: 'null' })),
  /** So many companies wait. */
  sendReviewQueue: (waiting: number) =>
    dispatchToAll(() => new MessageEvent('queue', { data: JSON.stringify({ waiting }) })),
  /** The server wants none of it, and the browser gives up. */
  refuse: async () => {
    for (const stream of openConnections) stream.readyState = FakeEventSource.CLOSED;
    await dispatchToAll(() => new Event('error'));
  },
  /** The connection stands. */
  open: () => dispatchToAll(() => new Event('open')),
};

beforeEach(() => {
  openConnections = [];
  Object.assign(globalThis, { EventSource: FakeEventSource });
});
