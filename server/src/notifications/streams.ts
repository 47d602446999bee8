import { type Db, watchChannel } from '../platform/db';
import { notificationsChannel } from './announcements.queries';
import { checkStreams, type StreamPosition } from './queries';

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
  isEnded: boolean;
  /** Resolves the promise that the stream waits for, if it waits. */
  resume(): void;
}

function tellOfConversation(stream: Stream, application_id: number | null) {
  stream.changedConversations.add(application_id);
  resumeStream(stream);
}

export function resumeStream(stream: Stream) {
  stream.hasEvents = true;
  stream.resume();
}

export function endStream(stream: Stream) {
  stream.isEnded = true;
  resumeStream(stream);
}

/** Wakes and ends streams by the messages of the database, and by polling. Returns a function that stops it. */
export function watchDatabase(db: Db, streams: Map<number, Stream>): () => void {
  const recountReviews = () => {
    for (const stream of streams.values()) {
      if (!stream.followsReviewQueue) continue;
      stream.reviewQueueChanged = true;
      resumeStream(stream);
    }
  };
  const checkAll = async () => {
    const positions = [...streams.values()].map(({ key, user_id, session, after }) => ({
      ...{ key, user_id, session, after },
    }));
    for (const { key, has_new, is_alive } of await checkStreams(db, positions)) {
      const stream = streams.get(key);
      if (stream && !is_alive) endStream(stream);
      else if (stream && has_new) resumeStream(stream);
    }
  };
  // What is told again when listening begins once more was missed meanwhile: nothing polls for conversations.
  let hasListened = false;
  const tellOfMissed = () => {
    if (hasListened) for (const stream of streams.values()) tellOfConversation(stream, null);
    hasListened = true;
  };
  return watchChannel(db, notificationsChannel, {
    onMessage(message) {
      if (message === 'queue') return recountReviews();
      for (const stream of streams.values()) {
        if (message === `user ${stream.user_id}`) resumeStream(stream);
        if (message === `applications ${stream.user_id}`) {
          stream.applicationsChanged = true;
          resumeStream(stream);
        }
        if (message === `session ${stream.session}`) endStream(stream);
        const about = `conversation ${stream.user_id}`;
        if (message === about) tellOfConversation(stream, null);
        if (message.startsWith(`${about} `)) tellOfConversation(stream, Number(message.slice(about.length)));
      }
    },
    // The next poll makes up for one that fails.
    poll: () => void checkAll().catch(() => {}),
    onListening: () => {
      recountReviews();
      tellOfMissed();
    },
    interval: pollInterval,
  });
}
