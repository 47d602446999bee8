import { ApiError } from '@foothold/shared/api';
import { type HealthReport, reportHealth } from '@foothold/shared/contract';
import { isRouteErrorResponse } from '@foothold/shared/router';
import { useEffect } from 'react';

/** Milliseconds. */
const sendDelay = 5_000;
const maxBatchSize = 20;

let queuedReports: HealthReport[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Queues a report on the health of a release for the next batch. Reports hold no data about the user or the page. */
export function queueHealthReport(healthReport: HealthReport): void {
  queuedReports.push(healthReport);
  timer ??= setTimeout(sendReports, sendDelay);
}

/** Sends the queued reports when the page is hidden, which may be its last chance. */
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

/** Whether an error is a crash of the code, which is then reported for its release. A refusal by the server is no crash. */
export function useCrashReport(error: unknown, { app, release }: { app: string; release: string }): boolean {
  const hasCrashed = !(error instanceof ApiError || isRouteErrorResponse(error));
  useEffect(() => {
    if (hasCrashed) queueHealthReport({ app, release, kind: 'crashed' });
  }, [hasCrashed, app, release]);
  return hasCrashed;
}
