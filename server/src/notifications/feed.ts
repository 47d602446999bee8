import type { Context } from '../platform/context';
import { type Db, listen } from '../platform/db';
import type { ServerSentEvent, User } from '../platform/http';
import { countPendingReviews } from './badgeCounts.queries';
import {
  checkStreams,
  findLastNotificationId,
  listNotificationsAfter,
  notificationsChannel,
  type StreamPosition,
} from './queries';

/** How late news may be where the database's wake-up is lost, and how long a stream outlives its session. */
const pollInterval = 5_000;

interface Stream extends StreamPosition {
  hasEvents: boolean;
  /** What is live has changed since the stream was told. */
  releasesChanged: boolean;
  /** An admin's, which is told how many companies wait for a review. */
  followsReviewQueue: boolean;
  /** That may have changed since. */
  reviewQueueChanged: boolean;
  /** How many it was told. */
  lastReviewCount?: number;
  isEnded: boolean;
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
      stream.releasesChanged = true;
      wakeStream(stream);
    }
  });

  function open({ user_id, session, role }: User): Stream {
    keys += 1;
    const isAdmin = role === 'admin';
    const stream: Stream = {
      key: keys,
      user_id,
      session,
      after: 0,
      hasEvents: true,
      releasesChanged: false,
      followsReviewQueue: isAdmin,
      reviewQueueChanged: isAdmin,
      isEnded: false,
      wake: () => {},
    };
    streams.set(stream.key, stream);
    quiet ??= watchDatabase(db, streams);
    return stream;
  }

  function close({ key }: Stream) {
    streams.delete(key);
    if (streams.size > 0) return;
    quiet?.();
    quiet = undefined;
  }

  /** What a person is told after the notification `after`, or from now on where that is undefined. */
  async function* follow(user: User, after: number | undefined, signal: AbortSignal): AsyncGenerator<ServerSentEvent> {
    const stream = open(user);
    signal.addEventListener('abort', () => endStream(stream));
    try {
      const last = await findLastNotificationId(db, user.user_id);
      stream.after = Math.min(after ?? last, last);
      yield { id: String(stream.after) };
      while (!stream.isEnded && !signal.aborted) {
        if (!stream.hasEvents) await new Promise<void>((resolve) => (stream.wake = resolve));
        stream.hasEvents = false;
        if (stream.releasesChanged) yield { event: 'releases', data: null };
        stream.releasesChanged = false;
        if (stream.reviewQueueChanged) yield* readReviewQueue(db, stream);
        yield* readNewNotifications(db, stream);
      }
    } finally {
      close(stream);
    }
  }

  return { follow };
}

async function* readNewNotifications(db: Db, stream: Stream): AsyncGenerator<ServerSentEvent> {
  for (;;) {
    const found = await listNotificationsAfter(db, stream.user_id, stream.after);
    if (found.length === 0) return;
    for (const notification of found) {
      if (stream.isEnded) return;
      stream.after = notification.id;
      yield { id: String(notification.id), event: 'notification', data: notification };
    }
  }
}

async function* readReviewQueue(db: Db, stream: Stream): AsyncGenerator<ServerSentEvent> {
  stream.reviewQueueChanged = false;
  const queue = await countPendingReviews(db);
  if (queue.waiting === stream.lastReviewCount) return;
  stream.lastReviewCount = queue.waiting;
  yield { event: 'queue', data: queue };
}

function wakeStream(stream: Stream) {
  stream.hasEvents = true;
  stream.wake();
}

function endStream(stream: Stream) {
  stream.isEnded = true;
  wakeStream(stream);
}

/** Wakes streams: at once by the database's signal, and by looking, since a signal may be lost. Returns how to stop. */
function watchDatabase(db: Db, streams: Map<number, Stream>): () => void {
  const recount = () => {
    for (const stream of streams.values()) {
      if (!stream.followsReviewQueue) continue;
      stream.reviewQueueChanged = true;
      wakeStream(stream);
    }
  };
  const hear = (message: string) => {
    if (message === 'queue') return recount();
    for (const stream of streams.values()) {
      if (message === `user ${stream.user_id}`) wakeStream(stream);
      if (message === `session ${stream.session}`) endStream(stream);
    }
  };
  const look = async () => {
    const states = await checkStreams(
      db,
      [...streams.values()].map(({ key, user_id, session, after }) => ({ key, user_id, session, after })),
    );
    for (const { key, news, alive } of states) {
      const stream = streams.get(key);
      if (stream && !alive) endStream(stream);
      else if (stream && news) wakeStream(stream);
    }
  };

  // A look that fails is made up for by the next.
  const tryLook = () => void look().catch(() => {});
  const timer = setInterval(tryLook, pollInterval);
  const begin = () => {
    tryLook();
    recount();
  };
  const silence = listen(db, notificationsChannel, { onMessage: hear, onListening: begin });

  return () => {
    clearInterval(timer);
    silence();
  };
}
