import type { Context } from '../context';
import { type Db, listen } from '../db';
import type { LiveEvent, User } from '../http';
import { checkListening, type Listening, lastNotificationOf, listNotificationsAfter, wakeUps } from './queries';
import { countReviews } from './queries.waiting';

/** How late news may be where the database's wake-up is lost, and how long a stream outlives its session. */
const pollEvery = 5_000;

interface Stream extends Listening {
  news: boolean;
  /** What is live has changed since the stream was told. */
  released: boolean;
  /** An admin's, which is told how many companies wait for a review. */
  reviews: boolean;
  /** That may have changed since. */
  queued: boolean;
  /** How many it was told. */
  waiting?: number;
  over: boolean;
  /** Ends the stream's wait, where it waits. */
  wake(): void;
}

/** The live notifications of this process: one listener and one poll for all open streams, while there are any. */
export function openFeed({ db, registry }: Pick<Context, 'db' | 'registry'>) {
  const streams = new Map<number, Stream>();
  let keys = 0;
  let quiet: (() => void) | undefined;
  registry?.onChange(() => {
    for (const stream of streams.values()) {
      stream.released = true;
      tellNews(stream);
    }
  });

  function open({ user_id, session, role }: User): Stream {
    keys += 1;
    const reviews = role === 'admin';
    const known = { after: 0, news: true, released: false, reviews, queued: reviews, over: false };
    const stream = { key: keys, user_id, session, ...known, wake: () => {} };
    streams.set(stream.key, stream);
    quiet ??= watch(db, streams);
    return stream;
  }

  function close({ key }: Stream) {
    streams.delete(key);
    if (streams.size > 0) return;
    quiet?.();
    quiet = undefined;
  }

  /** What a person is told after the notification `after`, or from now on where that is undefined. */
  async function* follow(user: User, after: number | undefined, signal: AbortSignal): AsyncGenerator<LiveEvent> {
    const stream = open(user);
    signal.addEventListener('abort', () => end(stream));
    try {
      const last = await lastNotificationOf(db, user.user_id);
      stream.after = Math.min(after ?? last, last);
      yield { id: String(stream.after) };
      while (!stream.over && !signal.aborted) {
        if (!stream.news) await new Promise<void>((resolve) => (stream.wake = resolve));
        stream.news = false;
        if (stream.released) yield { event: 'releases', data: null };
        stream.released = false;
        if (stream.queued) yield* tellQueue(db, stream);
        yield* tell(db, stream);
      }
    } finally {
      close(stream);
    }
  }

  return { follow };
}

async function* tell(db: Db, stream: Stream): AsyncGenerator<LiveEvent> {
  for (;;) {
    const found = await listNotificationsAfter(db, stream.user_id, stream.after);
    if (found.length === 0) return;
    for (const notification of found) {
      if (stream.over) return;
      stream.after = notification.id;
      yield { id: String(notification.id), event: 'notification', data: notification };
    }
  }
}

async function* tellQueue(db: Db, stream: Stream): AsyncGenerator<LiveEvent> {
  stream.queued = false;
  const queue = await countReviews(db);
  if (queue.waiting === stream.waiting) return;
  stream.waiting = queue.waiting;
  yield { event: 'queue', data: queue };
}

function tellNews(stream: Stream) {
  stream.news = true;
  stream.wake();
}

function end(stream: Stream) {
  stream.over = true;
  tellNews(stream);
}

/** Wakes streams: at once by the database's signal, and by looking, since a signal may be lost. Returns how to stop. */
function watch(db: Db, streams: Map<number, Stream>): () => void {
  const recount = () => {
    for (const stream of streams.values()) {
      if (!stream.reviews) continue;
      stream.queued = true;
      tellNews(stream);
    }
  };
  const hear = (message: string) => {
    if (message === 'queue') return recount();
    for (const stream of streams.values()) {
      if (message === `user ${stream.user_id}`) tellNews(stream);
      if (message === `session ${stream.session}`) end(stream);
    }
  };
  const look = async () => {
    const states = await checkListening(
      db,
      [...streams.values()].map(({ key, user_id, session, after }) => ({ key, user_id, session, after })),
    );
    for (const { key, news, alive } of states) {
      const stream = streams.get(key);
      if (stream && !alive) end(stream);
      else if (stream && news) tellNews(stream);
    }
  };

  // A look that fails is made up for by the next.
  const tryLook = () => void look().catch(() => {});
  const timer = setInterval(tryLook, pollEvery);
  const begin = () => {
    tryLook();
    recount();
  };
  const silence = listen(db, wakeUps, { hear, begin });

  return () => {
    clearInterval(timer);
    silence();
  };
}
