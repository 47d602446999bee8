import { ApiError } from '@foothold/shared/api';
import { readBoot } from '@foothold/shared/boot';
import { failureKinds, type HealthReport, reportHealth } from '@foothold/shared/contract';
import { isRouteErrorResponse } from '@foothold/shared/router';
import { useEffect } from 'react';
import { sendError } from './errorReports';

/** Milliseconds. */
const sendDelay = 5_000;
const maxBatchSize = 20;

let queuedReports: HealthReport[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** The failures that this document has reported: how often a user tries again says nothing about the release. */
const reportedFailures = new Set<string>();

/** Queues a report on the health of a release for the next batch. Reports hold no data about the user or the address. */
export function queueHealthReport(report: HealthReport): void {
  if (failureKinds.includes(report.kind)) {
    const key = JSON.stringify(report);
    if (reportedFailures.has(key)) return;
    reportedFailures.add(key);
  }
  queuedReports.push(report);
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
  const body = new Blob([JSON.stringify({ token: readBoot().health_token, reports })], { type: 'application/json' });
  navigator.sendBeacon?.(`/api${reportHealth.path}`, body);
}

/** The code that a failure is reported for. */
export type ReportedCode = Pick<HealthReport, 'app' | 'release' | 'route'>;

/** Reports an error that replaces a page for the page's release. Returns whether the code has crashed. */
export function useFailureReport(error: unknown, { app, release, route }: ReportedCode): boolean {
  const kind = classifyFailure(error);
  useEffect(() => {
    if (kind) queueHealthReport({ app, release, kind, route });
    if (kind === 'crashed') sendError(error, { app, release, route });
  }, [error, kind, app, release, route]);
  return kind === 'crashed';
}

/** Undefined for what the server refuses and for lost connections, which are no failures of the release. */
function classifyFailure(error: unknown): 'crashed' | 'unusable' | undefined {
  if (isRouteErrorResponse(error)) return undefined;
  if (!(error instanceof ApiError)) return 'crashed';
  return error.code === 'unexpected' || error.code === 'bad_request' ? 'unusable' : undefined;
}
