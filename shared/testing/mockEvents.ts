import type { Notification } from '@foothold/shared/contract';
import { act, waitFor } from '@testing-library/react';

/** Replaces the browser's EventSource. `mockEvents` is the server's side of it. */
class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readyState: number = FakeEventSource.OPEN;

  constructor(readonly url: string) {
    super();
    openConnections.push(this);
    openedConnections += 1;
    lastUrl = url;
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
    openConnections = openConnections.filter((stream) => stream !== this);
  }
}

let openConnections: FakeEventSource[] = [];
let openedConnections = 0;
let lastUrl = '';

/** The page subscribes in an effect, which runs a moment after its content is visible. */
const waitForConnection = () =>
  waitFor(() => {
    if (openConnections.length === 0) throw new Error('The page has no event stream.');
  });

async function dispatchToAll(event: () => Event): Promise<void> {
  await waitForConnection();
  await act(async () => {
    for (const stream of [...openConnections]) stream.dispatchEvent(event());
  });
}

/** Sends events to all connections of the page. */
export const mockEvents = {
  connectionCount: () => openConnections.length,
  /** Connections that were opened since the test began, closed ones too. */
  openedCount: () => openedConnections,
  /** Address of the connection that was opened last. */
  lastUrl: () => lastUrl,
  sendNotification: (notification: Notification) =>
    dispatchToAll(() => new MessageEvent('notification', { data: JSON.stringify(notification) })),
  sendApplications: () => dispatchToAll(() => new MessageEvent('applications', { data: 'null' })),
  /** Null: any conversation may have changed. */
  sendConversation: (application_id: number | null) =>
    dispatchToAll(() => new MessageEvent('conversation', { data: JSON.stringify({ application_id }) })),
  sendRelease: () => dispatchToAll(() => new MessageEvent('releases', { data: 'null' })),
  sendReviewQueue: (waiting: number, held_jobs = 0, reports = 0) =>
    dispatchToAll(() => new MessageEvent('queue', { data: JSON.stringify({ waiting, held_jobs, reports }) })),
  /** The server refuses the connection, so the browser does not reconnect. */
  refuseConnections: async () => {
    await waitForConnection();
    for (const stream of openConnections) stream.readyState = FakeEventSource.CLOSED;
    await dispatchToAll(() => new Event('error'));
  },
  /** The connection is lost, and the browser opens it again. */
  loseConnections: async () => {
    await waitForConnection();
    for (const stream of openConnections) stream.readyState = FakeEventSource.CONNECTING;
    await dispatchToAll(() => new Event('error'));
  },
  /** The browser is told that the connection is open. */
  acceptConnections: async () => {
    await waitForConnection();
    for (const stream of openConnections) stream.readyState = FakeEventSource.OPEN;
    await dispatchToAll(() => new Event('open'));
  },
};

beforeEach(() => {
  openConnections = [];
  openedConnections = 0;
  Object.assign(globalThis, { EventSource: FakeEventSource });
});
