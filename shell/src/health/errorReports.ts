import { readBoot } from '@foothold/shared/boot';
import {
  type ErrorReport,
  errorReportLimits,
  otherScript,
  removePersonalParts,
  type StackFrame,
  sendErrorReport,
} from '@foothold/shared/contract';
import { findScriptFile } from '../scriptAddresses';
import { listBreadcrumbs } from './breadcrumbs';

const sentErrors = new Set<string>();

/**
 * Sends an error to the team of the release that threw it, without what may be personal. At once, because the page may not
 * live on; each error of a document once. A preview has no token, so it sends none.
 */
export function sendError(thrown: unknown, code: Pick<ErrorReport, 'app' | 'release' | 'route'>): void {
  const { health_token: token } = readBoot();
  const { name, message, stack = '' } = thrown instanceof Error ? thrown : new Error(typeof thrown);
  const key = `${name} ${message} ${stack}`;
  if (!token || sentErrors.has(key) || sentErrors.size >= errorReportLimits.reports) return;
  sentErrors.add(key);
  const report = {
    ...code,
    name: name.slice(0, 60),
    message: removePersonalParts(message),
    frames: parseStack(stack),
    breadcrumbs: listBreadcrumbs(),
  };
  const body = new Blob([JSON.stringify({ token, report })], { type: 'application/json' });
  navigator.sendBeacon?.(`/api${sendErrorReport.path}`, body);
}

/** Chromium: `    at name (address:1:2)`, also without a name. Firefox and Safari: `name@address:1:2`. */
const framePattern = /^(?:\s+at (?:(.+?) \()?|(\S*?)@)(\S+?):(\d+):(\d+)\)?$/;

function parseStack(stack: string): StackFrame[] {
  const frames = stack.split('\n').flatMap((line) => {
    const [, named, called, address = '', row, column] = framePattern.exec(line) ?? [];
    if (!row) return [];
    const name = named || called;
    return {
      ...(findScriptFile(address) ?? { file: otherScript(address) }),
      ...(name && { function: name.slice(0, 120) }),
      line: Number(row),
      column: Number(column),
    };
  });
  return frames.slice(0, errorReportLimits.frames);
}
