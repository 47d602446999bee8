import { ApiError } from '@foothold/shared/api';
import { findRegisteredPattern } from '../navigation/canonicalPaths';
import { findScriptFile } from '../scriptAddresses';
import { sendError } from './errorReports';
import { queueHealthReport } from './healthReports';

/** Errors that are reported in another way, and printed to the console for developers. */
const handledErrors = new WeakSet<object>();

/** Prints an error that the shell has handled, without a second report. */
export function logHandledError(error: unknown): void {
  if (typeof error === 'object' && error !== null) handledErrors.add(error);
  reportError(error);
}

/**
 * Reports errors and rejections that nothing caught, for the release whose code threw them. Those of browser extensions
 * name none. Called once, before the first area is loaded.
 */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error, filename }) => reportUncaught(error, filename));
  window.addEventListener('unhandledrejection', ({ reason }) => reportUncaught(reason, ''));
}

function reportUncaught(error: unknown, filename: string): void {
  if (error instanceof ApiError || (typeof error === 'object' && error !== null && handledErrors.has(error))) return;
  const isAbort = error instanceof Error && error.name === 'AbortError';
  const trace = `${error instanceof Error ? error.stack : ''} ${filename}`;
  const script = findScriptFile(trace);
  if (isAbort || !script) return;
  const { app, release } = script;
  const route = findRegisteredPattern(window.location.pathname);
  queueHealthReport({ app, release, kind: 'crashed', route });
  sendError(error, { app, release, route });
}
