import { readBoot } from '@foothold/shared/boot';
import { type Notification, type ReviewQueue, streamEvents, viewSession } from '@foothold/shared/contract';
import { ApiError } from './ApiError';
import { call } from './call';

/** What somebody is told as it happens; null after a gap, in which anything may have happened: read again. */
export type LiveEvent = Notification | null;
type Listener = (news: LiveEvent) => void;

/** A page that nobody looks at gives its connection back after this long: a browser has six for all tabs of a site. */
const hiddenTimeout = 60_000;
const initialRetryDelay = 5_000;
const maxRetryDelay = 60_000;
const recentWindow = 5_000;

const eventListeners = new Set<Listener>();
const releaseListeners = new Set<() => void>();
const queueListeners = new Set<() => void>();
let reviewQueueCount: number | undefined;
let stream: EventSource | null = null;
let hadGap = false;
let hasEnded = false;
let hasConnected = false;
/** The last notification that this page was told. */
let lastEventId: number | undefined;
let recentEvents: { news: LiveEvent; at: number }[] = [];
let retryDelay = initialRetryDelay;
let retryTimer: ReturnType<typeof setTimeout> | undefined;

/** Calls back with every notification. All who listen on a page share one connection. Returns how to stop. */
export function subscribeToEvents(listener: Listener): () => void {
  if (eventListeners.size === 0) document.addEventListener('visibilitychange', handleVisibilityChange);
  eventListeners.add(listener);
  connect();
  return () => {
    eventListeners.delete(listener);
    if (eventListeners.size > 0) return;
    document.removeEventListener('visibilitychange', handleVisibilityChange);
    disconnect();
    hadGap = false;
    // A frame may give way to another: who listens next goes on where this one ended.
    hasConnected = false;
    reviewQueueCount = undefined;
    recentEvents = [];
  };
}

/** What was told a moment ago, when whoever begins to listen now may have been about to. */
export const getRecentEvents = (): LiveEvent[] =>
  recentEvents.filter(({ at }) => performance.now() - at < recentWindow).map(({ news }) => news);

/** Calls back when what is live changes, and after a gap in which it may have. Returns how to stop. */
export function subscribeToReleases(listener: () => void): () => void {
  const stop = subscribeToEvents((news) => {
    if (news === null) listener();
  });
  releaseListeners.add(listener);
  return () => {
    releaseListeners.delete(listener);
    stop();
  };
}

/** How many companies wait for the admin who reads this page, 100 for at least as many; undefined until it is told. */
export const getReviewQueueCount = (): number | undefined => reviewQueueCount;

/** Calls back when another number waits. Returns how to stop. */
export function subscribeToReviewQueue(listener: () => void): () => void {
  const stop = subscribeToEvents(() => {});
  queueListeners.add(listener);
  return () => {
    queueListeners.delete(listener);
    stop();
  };
}

/** Nobody is signed in any more: nothing is heard on this page again. */
export function stopEvents(): void {
  hasEnded = true;
  disconnect();
}

function connect(): void {
  clearTimeout(retryTimer);
  if (stream || hasEnded || eventListeners.size === 0 || document.visibilityState === 'hidden') return;
  const events = new EventSource(`/api${streamEvents.path}${hasConnected ? '' : formatResumeQuery()}`);
  hasConnected = true;
  stream = events;
  events.addEventListener('open', () => {
    retryDelay = initialRetryDelay;
    if (hadGap) publish(null);
    hadGap = false;
  });
  events.addEventListener('notification', ({ data }) => {
    const told = JSON.parse(data) as Notification;
    lastEventId = told.id;
    publish(told);
  });
  events.addEventListener('releases', () => {
    for (const listener of [...releaseListeners]) listener();
  });
  events.addEventListener('queue', ({ data }) => {
    reviewQueueCount = (JSON.parse(data) as ReviewQueue).waiting;
    for (const listener of [...queueListeners]) listener();
  });
  // A lost connection the browser takes up itself, after the last event that it has seen. A refused one it gives up.
  events.addEventListener('error', () => {
    if (events.readyState === EventSource.CLOSED) void handleRefusal();
  });
}

/** What has happened since the server wrote this page is told first; later connections know of a gap themselves. */
function formatResumeQuery(): string {
  const told = lastEventId ?? readBoot().told;
  return told === undefined ? '' : `?after=${told}`;
}

/** A stream does not say why it was refused: a call does, and whoever waits for the end of a session hears of it. */
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

function publish(news: LiveEvent): void {
  recentEvents = [...recentEvents.slice(-20), { news, at: performance.now() }];
  for (const listener of [...eventListeners]) listener(news);
}
