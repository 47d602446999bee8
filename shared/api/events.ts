import { readBoot } from '@foothold/shared/boot';
import {
  type ConversationChange,
  type Notification,
  type ReviewQueue,
  streamEvents,
  viewSession,
} from '@foothold/shared/contract';
import { ApiError } from './ApiError';
import { call } from './call';

/** A notification, or null when anything may have changed, as after a gap in the connection: load again. */
export type LiveEvent = Notification | null;
type Listener = (event: LiveEvent) => void;

/** A hidden page closes its connection after this many milliseconds: a browser allows six to a site, for all tabs. */
const hiddenTimeout = 60_000;
const initialRetryDelay = 5_000;
const maxRetryDelay = 60_000;
/** Most events that are remembered for a page that is loading. Whether there was one is what counts. */
const maxRecentEvents = 20;

const eventListeners = new Set<Listener>();
const releaseListeners = new Set<() => void>();
const queueListeners = new Set<() => void>();
const conversationListeners = new Set<(change: ConversationChange) => void>();
/** A skeleton has the stream opened before the page that it stands for listens. */
let hasMissedRelease = false;
let reviewQueue: ReviewQueue | undefined;
let stream: EventSource | null = null;
let hadGap = false;
let hasEnded = false;
let isHeld = false;
let hasConnected = false;
/** Id of the last notification that this page received. */
let lastEventId: number | undefined;
/** When the stream was closed for want of subscribers, in milliseconds since the navigation to this document began. */
let closedAt = 0;
let recentEvents: LiveEvent[] = [];
let recentConversations: ConversationChange[] = [];
let retryDelay = initialRetryDelay;
let retryTimer: ReturnType<typeof setTimeout> | undefined;

/** Calls `listener` with every notification. All subscribers of a page share one connection. Returns an unsubscribe function. */
export function subscribeToEvents(listener: Listener): () => void {
  if (eventListeners.size === 0) document.addEventListener('visibilitychange', handleVisibilityChange);
  eventListeners.add(listener);
  connect();
  return () => {
    eventListeners.delete(listener);
    // A layout that replaces another one unsubscribes and subscribes in one task, and keeps the connection.
    void Promise.resolve().then(disconnectWhenUnused);
  };
}

function disconnectWhenUnused(): void {
  if (eventListeners.size > 0) return;
  document.removeEventListener('visibilitychange', handleVisibilityChange);
  if (stream && !hadGap) closedAt = performance.now();
  disconnect();
  hadGap = false;
  // The next subscriber resumes after the last event.
  hasConnected = false;
  reviewQueue = undefined;
}

/** The events since the page began to load its data, which it has missed unless it was mounted. */
export const getRecentEvents = (): readonly LiveEvent[] => recentEvents;

/** To be called when a page begins to load its data, which has the effects of all earlier events. */
export function clearRecentEvents(): void {
  recentEvents = [];
  recentConversations = [];
}

/**
 * Calls `listener` when a live release changes, and after a gap; at once, where nobody listened when that happened.
 * Returns an unsubscribe function.
 */
export function subscribeToReleases(listener: () => void): () => void {
  const stop = subscribeToEvents(() => {});
  releaseListeners.add(listener);
  if (hasMissedRelease) listener();
  hasMissedRelease = false;
  return () => {
    releaseListeners.delete(listener);
    stop();
  };
}

/** How many companies await an admin's review, at most 100; undefined until the stream says so. */
export const getReviewQueueCount = (): number | undefined => reviewQueue?.waiting;

/** How many jobs await a release, likewise. */
export const getHeldJobCount = (): number | undefined => reviewQueue?.held_jobs;

/** How many reported conversations await a reader, likewise. */
export const getReportCount = (): number | undefined => reviewQueue?.reports;

/** Calls `listener` when one of these counts changes. Returns an unsubscribe function. */
export function subscribeToReviewQueue(listener: () => void): () => void {
  const stop = subscribeToEvents(() => {});
  queueListeners.add(listener);
  return () => {
    queueListeners.delete(listener);
    stop();
  };
}

/**
 * Calls `listener` when a conversation changes, and after a gap; at once with what has changed since the page began to load
 * its data. Returns an unsubscribe function.
 */
export function subscribeToConversations(listener: (change: ConversationChange) => void): () => void {
  const stop = subscribeToEvents(() => {});
  conversationListeners.add(listener);
  for (const change of recentConversations) listener(change);
  return () => {
    conversationListeners.delete(listener);
    stop();
  };
}

/**
 * Holds back the first connection while the first page loads, which needs the link for itself. What happens
 * meanwhile is not lost, because it resumes after what the document knows. Returns a function that connects.
 */
export function holdEvents(): () => void {
  isHeld = true;
  return () => {
    isHeld = false;
    connect();
  };
}

/** Closes the stream for good, when the session has ended. */
export function stopEvents(): void {
  hasEnded = true;
  disconnect();
}

function connect(): void {
  clearTimeout(retryTimer);
  if (stream || hasEnded || isHeld || eventListeners.size === 0 || document.visibilityState === 'hidden') return;
  const events = new EventSource(`/api${streamEvents.path}${hasConnected ? '' : formatResumeQuery()}`);
  hasConnected = true;
  stream = events;
  events.addEventListener('open', () => {
    retryDelay = initialRetryDelay;
    if (hadGap) {
      publish(null);
      publishConversation({ application_id: null });
      publishRelease();
    }
    hadGap = false;
  });
  events.addEventListener('notification', ({ data }) => {
    const notification = JSON.parse(data) as Notification;
    lastEventId = notification.id;
    publish(notification);
  });
  // Nobody is notified of it, so there is nothing to show but what is loaded again.
  events.addEventListener('applications', () => publish(null));
  events.addEventListener('conversation', ({ data }) => publishConversation(JSON.parse(data) as ConversationChange));
  events.addEventListener('releases', publishRelease);
  events.addEventListener('queue', ({ data }) => {
    reviewQueue = JSON.parse(data) as ReviewQueue;
    for (const listener of [...queueListeners]) listener();
  });
  // After a lost connection the browser reconnects, and notifications alone resume; after a refusal it does not.
  events.addEventListener('error', () => {
    if (events.readyState === EventSource.CLOSED) void handleRefusal();
    else hadGap = true;
  });
}

/** The first connection resumes after what the page knows; later ones report a gap instead. */
function formatResumeQuery(): string {
  const { told, revision } = readBoot();
  const elapsed = Math.round(performance.now() - closedAt);
  const known = Object.entries({ after: lastEventId ?? told, revision, elapsed }).filter(
    ([, value]) => value !== undefined,
  );
  return `?${new URLSearchParams(known.map(([name, value]) => [name, String(value)]))}`;
}

/** A refused EventSource gives no reason. A call does, and it notifies the listeners of `onSessionEnd`. */
async function handleRefusal(): Promise<void> {
  disconnect();
  const cause = await call(viewSession).catch((failure: unknown) => failure);
  if (cause instanceof ApiError && cause.code === 'signed_out') return stopEvents();
  retryTimer = setTimeout(connect, retryDelay);
  retryDelay = Math.min(2 * retryDelay, maxRetryDelay);
}

function disconnect(): void {
  clearTimeout(retryTimer);
  hadGap ||= stream !== null;
  stream?.close();
  stream = null;
}

function handleVisibilityChange(): void {
  if (document.visibilityState === 'visible') connect();
  else retryTimer = setTimeout(disconnect, hiddenTimeout);
}

function publish(event: LiveEvent): void {
  recentEvents = [...recentEvents, event].slice(-maxRecentEvents);
  for (const listener of [...eventListeners]) listener(event);
}

function publishConversation(change: ConversationChange): void {
  recentConversations = [...recentConversations, change].slice(-maxRecentEvents);
  for (const listener of [...conversationListeners]) listener(change);
}

function publishRelease(): void {
  hasMissedRelease = releaseListeners.size === 0;
  for (const listener of [...releaseListeners]) listener();
}
