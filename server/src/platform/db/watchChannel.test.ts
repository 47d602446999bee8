import { startServer, type TestServer } from '../../../testing';
import { type ListenHandlers, registerListen } from './listen';
import { sendMessage } from './messages';
import { type Db, transact } from './transact';
import { watchChannel } from './watchChannel';

const oneHour = 3_600_000;

/** Collects calls, and resolves once there are so many. */
function createRecorder() {
  const calls: string[] = [];
  const waiting: { count: number; resolve(): void }[] = [];
  const record = (call = '') => {
    calls.push(call);
    for (const { count, resolve } of waiting) if (calls.length >= count) resolve();
  };
  const reach = (count: number) =>
    new Promise<void>((resolve) => {
      waiting.push({ count, resolve });
      if (calls.length >= count) resolve();
    });
  return { calls, record, reach };
}

describe('watchChannel on a database', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const send = (message: string, db: Db = server.context.db) => sendMessage(db, 'watch_test', message);

  it('polls as soon as it listens, and hands over each message', async () => {
    const polls = createRecorder();
    const messages = createRecorder();
    const stop = watchChannel(server.context.db, 'watch_test', {
      ...{ poll: polls.record, onMessage: messages.record, interval: oneHour },
    });
    await polls.reach(1);
    await send('one');
    await send('two');
    await messages.reach(2);
    stop();
    expect(messages.calls).toEqual(['one', 'two']);
    expect(polls.calls).toHaveLength(1);
  });

  it('hands over a message when its transaction commits, and none of one that fails', async () => {
    const polls = createRecorder();
    const messages = createRecorder();
    const { db } = server.context;
    const stop = watchChannel(db, 'watch_test', {
      ...{ poll: polls.record, onMessage: messages.record, interval: oneHour },
    });
    await polls.reach(1);
    const failing = transact(db, async (tx) => {
      await send('undone', tx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await transact(db, (tx) => send('done', tx));
    await messages.reach(1);
    stop();
    expect(messages.calls).toEqual(['done']);
  });

  it('polls at each message when there is no onMessage', async () => {
    const polls = createRecorder();
    const stop = watchChannel(server.context.db, 'watch_test', { poll: polls.record, interval: oneHour });
    await polls.reach(1);
    await send('any');
    await polls.reach(2);
    stop();
  });

  it('hears nothing after it was stopped', async () => {
    const [stopped, other] = [createRecorder(), createRecorder()];
    const stop = watchChannel(server.context.db, 'watch_test', { poll: stopped.record, interval: oneHour });
    const stopOther = watchChannel(server.context.db, 'watch_test', { poll: other.record, interval: oneHour });
    await Promise.all([stopped.reach(1), other.reach(1)]);
    stop();
    await send('late');
    await other.reach(2);
    stopOther();
    expect(stopped.calls).toHaveLength(1);
  });
});

describe('watchChannel over an unreliable connection', () => {
  /** A database of which each attempt to listen is settled by the test. */
  function createListenable() {
    const attempts = createRecorder();
    const opened: ListenHandlers[] = [];
    const closed = createRecorder();
    let isReachable = true;
    const db = registerListen({} as Db, async (_channel, handlers) => {
      attempts.record();
      if (!isReachable) throw new Error('unreachable');
      opened.push(handlers);
      return async () => closed.record();
    });
    return { db, attempts, opened, closed, setReachable: (value: boolean) => (isReachable = value) };
  }

  it('polls at every interval, whether or not it can listen', async () => {
    const { db, setReachable } = createListenable();
    setReachable(false);
    const polls = createRecorder();
    const stop = watchChannel(db, 'any', { poll: polls.record, interval: 1, retryDelay: oneHour });
    await polls.reach(3);
    stop();
  });

  it('listens again and polls after the connection was lost', async () => {
    const { db, opened } = createListenable();
    const polls = createRecorder();
    const begins = createRecorder();
    const stop = watchChannel(db, 'any', {
      ...{ poll: polls.record, onListening: begins.record, interval: oneHour, retryDelay: 1 },
    });
    await begins.reach(1);
    opened[0]?.onLost();
    await begins.reach(2);
    stop();
    expect([opened.length, polls.calls.length]).toEqual([2, 2]);
  });

  it('tries again until it can listen', async () => {
    const { db, attempts, setReachable } = createListenable();
    setReachable(false);
    const polls = createRecorder();
    const stop = watchChannel(db, 'any', { poll: polls.record, interval: oneHour, retryDelay: 1 });
    await attempts.reach(3);
    expect(polls.calls).toEqual([]);
    setReachable(true);
    await polls.reach(1);
    stop();
  });

  it('closes a connection that opens after it was stopped, and never polls', async () => {
    const { db, closed } = createListenable();
    const polls = createRecorder();
    watchChannel(db, 'any', { poll: polls.record, interval: oneHour })();
    await closed.reach(1);
    expect(polls.calls).toEqual([]);
  });
});
