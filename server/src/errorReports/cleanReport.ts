import type { ReleaseRecord } from '@foothold/shared/boot';
import {
  type Breadcrumb,
  type ErrorReport,
  otherScript,
  removePersonalParts,
  type StackFrame,
} from '@foothold/shared/contract';
import { isEndpointKey } from '../platform/releases/compatibility';
import { toKnownRoute } from '../platform/releases/health';
import type { LiveReleases } from '../platform/releases/registry';

/**
 * A report as it is kept. Anybody can send one, so nothing is believed: of routes and calls only patterns of the site's own
 * pages and of the API stay, of addresses of scripts what cannot name a page, of texts what is not personal.
 */
export const cleanReport = (report: ErrorReport, record: ReleaseRecord, live: LiveReleases): ErrorReport => ({
  app: record.app,
  release: record.release,
  route: toKnownRoute(record, report.route),
  name: /^[A-Za-z_$][\w$]*$/.test(report.name) ? report.name : 'Error',
  message: removePersonalParts(report.message).replace(invisible, ' '),
  frames: report.frames.map((frame) => cleanFrame(frame, record)),
  breadcrumbs: report.breadcrumbs.map((crumb) => cleanBreadcrumb(crumb, live)),
});

/** What mails and terminals would follow instead of showing it. */
const invisible = /[\p{Cc}\p{Cf}]+/gu;

function cleanFrame({ line, column, ...frame }: StackFrame, { app, release, files }: ReleaseRecord): StackFrame {
  const isName = frame.function !== undefined && functionName.test(frame.function);
  const place = { line, column, ...(isName && { function: frame.function }) };
  const isOwn = frame.app === app && frame.release === release;
  if (isOwn ? Object.hasOwn(files, frame.file) : isFileOfRelease(frame))
    return { app: frame.app, release: frame.release, file: frame.file, ...place };
  return { file: otherScript(frame.file), ...place };
}

/** As browsers write it, such as `async Object.load [as run]`. */
const functionName = /^(?:(?:async|new|get|set) )*[\w$.<>[\]]+(?: \[as [\w$]+\])?$/;

const isFileOfRelease = ({ app = '', release = '', file }: Omit<StackFrame, 'line' | 'column'>) =>
  /^[a-z][a-z0-9-]*$/.test(app) && /^[A-Za-z0-9][\w.-]*$/.test(release) && /^[\w.-]+$/.test(file);

function cleanBreadcrumb({ kind, what, status, seconds }: Breadcrumb, live: LiveReleases): Breadcrumb {
  const known = {
    page: () => isKnownPage(what, live),
    call: () => isEndpointKey(what),
    press: () => /^[a-z]{1,20}$/.test(what),
  }[kind]();
  return { kind, what: known ? what : '', ...(kind === 'call' && { status }), seconds };
}

const pagesOfShell = ['/login', '/login/code', '/loader'];

const isKnownPage = (pattern: string, { areas }: LiveReleases) =>
  pagesOfShell.includes(pattern) || areas.some(({ record }) => Object.hasOwn(record.preload.pages, pattern));
