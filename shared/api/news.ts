import { readBoot } from '@foothold/shared/boot';
import { liveEvents, type Notification, type ReviewQueue, session } from '@foothold/shared/contract';
import { ApiError } from './ApiError';
import { call } from './call';

/** What somebody is told as it happens; null after a gap, in which anything may have happened: read again. */
export type News = Notification | null;
type Listener = (news: News) => void;

/** A page that nobody looks at gives its connection back after this long: a browser has six for all tabs of a site. */
const patience = 60_000;
const firstPause = 5_000;
const longestPause = 60_000;
const aMoment = 5_000;

const listeners = new Set<Listener>();
const releaseListeners = new Set<() => void>();
const queueListeners = new Set<() => void>();
let queue: number | undefined;
let stream: EventSource | null = null;
let gap = false;
let ended = false;
let begun = false;
/** The last notification that this page was told. */
let last: number | undefined;
let recent: { news: News; at: number }[] = [];
let pause = firstPause;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Calls back with every notification. All who listen on a page share one connection. Returns how to stop. */
export function onNews(listener: Listener): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', look);
  listeners.add(listener);
  connect();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', look);
    hangUp();
    gap = false;
    // A frame may give way to another: who listens next goes on where this one ended.
    begun = false;
    queue = undefined;
    recent = [];
  };
}

/** What was told a moment ago, when whoever begins to listen now may have been about to. */
export const justTold = (): News[] =>
  recent.filter(({ at }) => performance.now() - at < aMoment).map(({ news }) => news);

/** Calls back when what is live changes, and after a gap in which it may have. Returns how to stop. */
export function onReleases(listener: () => void): () => void {
  const stop = onNews((news) => {
    if (news === null) listener();
  });
  releaseListeners.add(listener);
  return () => {
    releaseListeners.delete(listener);
    stop();
  };
}

/** How many companies wait for the admin who reads this page, 100 for at least as many; undefined until it is told. */
export const queueNow = (): number | undefined => queue;

/** Calls back when another number waits. Returns how to stop. */
export function onQueue(listener: () => void): () => void {
  const stop = onNews(() => {});
  queueListeners.add(listener);
  return () => {
    queueListeners.delete(listener);
    stop();
  };
}

/** Nobody is signed in any more: nothing is heard on this page again. */
export function endNews(): void {
  ended = true;
  hangUp();
}

function connect(): void {
  clearTimeout(timer);
  if (stream || ended || listeners.size === 0 || document.visibilityState === 'hidden') return;
  const events = new EventSource(`/api${liveEvents.path}${begun ? '' : beginning()}`);
  begun = true;
  stream = events;
  events.addEventListener('open', () => {
    pause = firstPause;
    if (gap) tell(null);
    gap = false;
  });
  events.addEventListener('notification', ({ data }) => {
    const told = JSON.parse(data) as Notification;
    last = told.id;
    tell(told);
  });
  events.addEventListener('releases', () => {
    for (const listener of [...releaseListeners]) listener();
  });
  events.addEventListener('queue', ({ data }) => {
    queue = (JSON.parse(data) as ReviewQueue).waiting;
    for (const listener of [...queueListeners]) listener();
  });
  // A lost connection the browser takes up itself, after the last event that it has seen. A refused one it gives up.
  events.addEventListener('error', () => {
    if (events.readyState === EventSource.CLOSED) void refused();
  });
}

/** What has happened since the server wrote this page is told first; later connections know of a gap themselves. */
function beginning(): string {
  const told = last ?? readBoot().told;
  return told === undefined ? '' : `?after=${told}`;
}

/** A stream does not say why it was refused: a call does, and whoever waits for the end of a session hears of it. */
async function refused(): Promise<void> {
  hangUp();
  const cause = await call(session).catch((failure: unknown) => failure);
  if (cause instanceof ApiError && cause.code === 'signed_out') return endNews();
  timer = setTimeout(connect, pause);
  pause = Math.min(2 * pause, longestPause);
}

function hangUp(): void {
  clearTimeout(timer);
  gap ||= stream !== null;
  stream?.close();
  stream = null;
}

function look(): void {
  if (document.visibilityState === 'visible') connect();
  else timer = setTimeout(hangUp, patience);
}

function tell(news: News): void {
  recent = [...recent.slice(-20), { news, at: performance.now() }];
  for (const listener of [...listeners]) listener(news);
}
