import { type HealthReport, reportHealth } from '@foothold/shared/contract';

const patience = 5_000;
const mostAtOnce = 20;

let waiting: HealthReport[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells the server, in its own time, how a release does that this page is made of. It holds nothing of who looks at what. */
export function report(news: HealthReport): void {
  waiting.push(news);
  timer ??= setTimeout(send, patience);
}

/** Whoever leaves takes nothing with them that was not told. */
export function reportWhenLeaving(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const reports = waiting.slice(0, mostAtOnce);
  waiting = [];
  if (reports.length === 0) return;
  const body = new Blob([JSON.stringify({ reports })], { type: 'application/json' });
  navigator.sendBeacon?.(`/api${reportHealth.path}`, body);
}
