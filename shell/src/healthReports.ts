import { type HealthReport, reportHealth } from '@foothold/shared/contract';

const sendDelay = 5_000;
const maxBatchSize = 20;

let queuedReports: HealthReport[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells the server, in its own time, how a release does that this page is made of. It holds nothing of who looks at what. */
export function queueHealthReport(healthReport: HealthReport): void {
  queuedReports.push(healthReport);
  timer ??= setTimeout(sendReports, sendDelay);
}

/** Whoever leaves takes nothing with them that was not told. */
export function sendReportsWhenHidden(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendReports();
  });
}

function sendReports(): void {
  clearTimeout(timer);
  timer = undefined;
  const reports = queuedReports.slice(0, maxBatchSize);
  queuedReports = [];
  if (reports.length === 0) return;
  const body = new Blob([JSON.stringify({ reports })], { type: 'application/json' });
  navigator.sendBeacon?.(`/api${reportHealth.path}`, body);
}
