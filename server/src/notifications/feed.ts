import type { Context } from '../platform/context';
import type { Db } from '../platform/db';
import { isReviewer, type ServerSentEvent, type User } from '../platform/http';
import { countPendingReviews } from './badgeCounts.queries';
import { findLastNotificationId, listNotificationsAfter } from './queries';
import { createRecentMessages } from './recentMessages';
import { endStream, resumeStream, type Stream, tellOfMissed, watchDatabase } from './streams';

/** What a page knows when its stream begins. */
interface Known {
  /** Id of the latest notification. */
  after?: number;
  /** Revision of the live releases. */
  revision?: number;
  /** Milliseconds since it began to load its data. */
  elapsed?: number;
}

export type Feed = ReturnType<typeof openFeed>;

/** The events of this process: one listener and one poll for all streams, from `start` or the first one until `stop`. */
export function openFeed({ db, registry }: Pick<Context, 'db' | 'registry'>, recentMessages = createRecentMessages()) {
  const streams = new Map<number, Stream>();
  let lastKey = 0;
  let stopWatching: (() => void) | undefined;
  registry?.onChange(() => {
    for (const stream of streams.values()) {
      stream.releasesChanged = true;
      resumeStream(stream);
    }
  });

  function start() {
    stopWatching ??= watchDatabase(db, streams, recentMessages);
  }

  function open(user: User, known: Known): Stream {
    lastKey += 1;
    const stream = createStream(lastKey, user, known);
    streams.set(stream.key, stream);
    start();
    if (known.elapsed !== undefined) tellOfMissed(stream, recentMessages.list(user.user_id, known.elapsed));
    return stream;
  }

  /** The events for a person since what they know, and from now on where that is undefined. */
  async function* follow(user: User, known: Known, signal: AbortSignal): AsyncGenerator<ServerSentEvent> {
    const stream = open(user, known);
    if (registry && known.revision !== undefined) stream.releasesChanged = known.revision !== registry.revision();
    signal.addEventListener('abort', () => endStream(stream));
    try {
      const last = await findLastNotificationId(db, user.user_id);
      stream.after = Math.min(known.after ?? last, last);
      yield { id: String(stream.after) };
      while (!stream.isEnded && !signal.aborted) {
        if (!stream.hasEvents) await new Promise<void>((resolve) => (stream.resume = resolve));
        stream.hasEvents = false;
        yield* readChanges(stream);
        if (stream.reviewQueueChanged) yield* readReviewQueue(db, stream);
        yield* readNewNotifications(db, stream);
      }
    } finally {
      streams.delete(stream.key);
    }
  }

  return {
    follow,
    /** Begins to remember what pages are told, for streams that are opened later. */
    start,
    stop() {
      stopWatching?.();
      stopWatching = undefined;
    },
  };
}

const createStream = (key: number, user: User, { elapsed }: Known): Stream => ({
  key,
  user_id: user.user_id,
  session: user.session,
  after: 0,
  hasEvents: true,
  releasesChanged: false,
  applicationsChanged: false,
  changedConversations: new Set(),
  followsReviewQueue: isReviewer(user),
  reviewQueueChanged: isReviewer(user),
  resumes: elapsed !== undefined,
  isEnded: false,
  resume: () => {},
});

function* readChanges(stream: Stream): Generator<ServerSentEvent> {
  // Before an event is sent: a change meanwhile is another one.
  if (stream.releasesChanged) {
    stream.releasesChanged = false;
    yield { event: 'releases', data: null };
  }
  if (stream.applicationsChanged) {
    stream.applicationsChanged = false;
    yield { event: 'applications', data: null };
  }
  const conversations = [...stream.changedConversations];
  stream.changedConversations.clear();
  for (const application_id of conversations) yield { event: 'conversation', data: { application_id } };
}

async function* readNewNotifications(db: Db, stream: Stream): AsyncGenerator<ServerSentEvent> {
  for (;;) {
    const notifications = await listNotificationsAfter(db, stream.user_id, stream.after);
    if (notifications.length === 0) return;
    for (const notification of notifications) {
      if (stream.isEnded) return;
      stream.after = notification.id;
      yield { id: String(notification.id), event: 'notification', data: notification };
    }
  }
}

async function* readReviewQueue(db: Db, stream: Stream): AsyncGenerator<ServerSentEvent> {
  stream.reviewQueueChanged = false;
  const queue = await countPendingReviews(db);
  const counts = JSON.stringify(queue);
  if (counts === stream.lastReviewCounts) return;
  stream.lastReviewCounts = counts;
  yield { event: 'queue', data: queue };
}
