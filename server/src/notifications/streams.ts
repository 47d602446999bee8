import { type Db, watchChannel } from '../platform/db';
import { notificationsChannel } from './announcements.queries';
import { checkStreams, type StreamPosition } from './queries';
import type { RecentMessages } from './recentMessages';

/** How late a notification may be where its message is lost, and how long a stream may outlive its session. */
const pollInterval = 5_000;

/** An open event stream of this process. */
export interface Stream extends StreamPosition {
  hasEvents: boolean;
  /** The live releases have changed since the stream was last sent an event about them. */
  releasesChanged: boolean;
  /** Applications have changed since then which no notification is about. */
  applicationsChanged: boolean;
  /** Applications whose conversation has changed since then; null stands for any. */
  changedConversations: Set<number | null>;
  /** A reviewer's stream, which is sent the number of companies that wait for a review. */
  followsReviewQueue: boolean;
  /** That number may have changed since it was sent. */
  reviewQueueChanged: boolean;
  lastReviewCounts?: string;
  /** It is told of what its page has missed. */
  resumes: boolean;
  isEnded: boolean;
  /** Resolves the promise that the stream waits for, if it waits. */
  resume(): void;
}

export function resumeStream(stream: Stream) {
  stream.hasEvents = true;
  stream.resume();
}

export function endStream(stream: Stream) {
  stream.isEnded = true;
  resumeStream(stream);
}

/** Sends a stream what a message on the channel tells of its user or its session. */
function tellStream(stream: Stream, message: string) {
  const about = `conversation ${stream.user_id}`;
  if (message === `session ${stream.session}`) return endStream(stream);
  if (message === `applications ${stream.user_id}`) stream.applicationsChanged = true;
  else if (message === about) stream.changedConversations.add(null);
  else if (message.startsWith(`${about} `)) stream.changedConversations.add(Number(message.slice(about.length)));
  else if (message !== `user ${stream.user_id}`) return;
  resumeStream(stream);
}

/** Sends a stream what was told before it was open; null stands for anything that nothing polls for. */
export function tellOfMissed(stream: Stream, messages: readonly string[] | null) {
  const { user_id } = stream;
  for (const message of messages ?? [`applications ${user_id}`, `conversation ${user_id}`]) tellStream(stream, message);
}

/** Wakes and ends streams by the messages of the database, and by polling. Returns a function that stops it. */
export function watchDatabase(db: Db, streams: Map<number, Stream>, recentMessages: RecentMessages): () => void {
  const recountReviews = () => {
    for (const stream of streams.values()) {
      if (!stream.followsReviewQueue) continue;
      stream.reviewQueueChanged = true;
      resumeStream(stream);
    }
  };
  const checkAll = async () => {
    if (streams.size === 0) return;
    const positions = [...streams.values()].map(({ key, user_id, session, after }) => ({
      ...{ key, user_id, session, after },
    }));
    for (const { key, has_new, is_alive } of await checkStreams(db, positions)) {
      const stream = streams.get(key);
      if (stream && !is_alive) endStream(stream);
      else if (stream && has_new) resumeStream(stream);
    }
  };
  let hasListened = false;
  return watchChannel(db, notificationsChannel, {
    onMessage(message) {
      if (message === 'queue') return recountReviews();
      const [, user_id] = /^(?:applications|conversation) (\d+)/.exec(message) ?? [];
      if (user_id) recentMessages.add(Number(user_id), message);
      for (const stream of streams.values()) tellStream(stream, message);
    },
    // The next poll makes up for one that fails.
    poll: () => void checkAll().catch(() => {}),
    onListening: () => {
      recountReviews();
      recentMessages.begin();
      // What was told while nobody listened is lost.
      for (const stream of streams.values()) if (hasListened || stream.resumes) tellOfMissed(stream, null);
      hasListened = true;
    },
    interval: pollInterval,
  });
}
