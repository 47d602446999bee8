import { liveEvents, type Notification } from '@foothold/shared/contract';

/** What somebody is told as it happens; null after a gap, in which anything may have happened: read again. */
export type News = Notification | null;
type Listener = (news: News) => void;

/** A page that nobody looks at gives its connection back after this long: a browser has six for all tabs of a site. */
const patience = 60_000;
const firstPause = 5_000;
const longestPause = 60_000;

const listeners = new Set<Listener>();
let stream: EventSource | null = null;
let gap = false;
let ended = false;
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
  const events = new EventSource(`/api${liveEvents.path}`);
  stream = events;
  events.addEventListener('open', () => {
    pause = firstPause;
    if (gap) tell(null);
    gap = false;
  });
  events.addEventListener('notification', ({ data }) => tell(JSON.parse(data) as Notification));
  // A lost connection the browser takes up itself, after the last event that it has seen. A refused one it gives up.
  events.addEventListener('error', () => {
    if (events.readyState === EventSource.CLOSED) tryAgain();
  });
}

function tryAgain(): void {
  hangUp();
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
  for (const listener of [...listeners]) listener(news);
}
