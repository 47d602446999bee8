import { endpoint } from './endpoint';
import * as z from './schema';

/** A line of an error's stack: of a file of a release, or of another script, whose address is in `file`. */
const stackFrame = z.object({
  app: z.string().max(40).optional(),
  release: z.string().max(80).optional(),
  file: z.string().max(200),
  function: z.string().max(120).optional(),
  line: z.int().min(0),
  column: z.int().min(0),
});
export type StackFrame = z.infer<typeof stackFrame>;

/**
 * What happened before an error: a page was opened, the API was called, something was pressed. `what` is a route pattern,
 * method and path pattern of an endpoint, or the role of an element: none of it says who did what to what.
 */
export const breadcrumb = z.object({
  kind: z.enum(['page', 'call', 'press']),
  what: z.string().max(160),
  /** Of a call; 0 where there was no response. */
  status: z.int().min(0).max(599).optional(),
  /** How long before the error. */
  seconds: z.int().min(0),
});
export type Breadcrumb = z.infer<typeof breadcrumb>;

export const errorReportLimits = { frames: 30, breadcrumbs: 20, reports: 5, message: 300 } as const;

/** An error that code of a release threw. The page has removed from it what may be personal; the server does so again. */
const errorReport = z.object({
  app: z.string().max(40),
  release: z.string().max(80),
  route: z.string().max(120).optional(),
  name: z.string().max(60),
  message: z.string().max(errorReportLimits.message),
  frames: z.array(stackFrame).max(errorReportLimits.frames),
  breadcrumbs: z.array(breadcrumb).max(errorReportLimits.breadcrumbs),
});
export type ErrorReport = z.infer<typeof errorReport>;

export const sendErrorReport = endpoint({
  method: 'POST',
  path: '/error_reports',
  access: 'anyone',
  limitedAs: 'health_report',
  summary:
    'Takes from a page, by the token of its document, an error that code of a release threw. Nothing of who met it is kept.',
  status: 204,
  bodyLimit: 32 * 1024,
  /** The token is as long as the one of `reportHealth`. */
  body: z.object({ token: z.string().max(4000), report: errorReport }),
});

/** What may be personal in the message of an error, each with what stands in its place. */
const personalParts: readonly (readonly [RegExp, string])[] = [
  [/\b\w+:\/\/\S+/g, '[address]'],
  [/[^\s@<>()"']+@[^\s@<>()"']+/g, '[email]'],
  [/(^|[^\w])(["'`“‘])[\s\S]*?["'`”’](?=\W|$)/g, '$1“…”'],
  // Paths, whose parts may be ids; a word alone before a slash is none.
  [/(^|\s)\/\S+/g, '$1[path]'],
  // Names: several words that begin with capitals.
  [/\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)+/gu, '…'],
  [/[\w-]{24,}/g, '…'],
  [/\d+/g, '#'],
];

/** A text of an error without what may be personal: quoted values, addresses, names, numbers. */
export const removePersonalParts = (text: string): string =>
  personalParts
    .reduce((cleaned, [pattern, by]) => cleaned.replace(pattern, by), text.slice(0, 1000))
    .slice(0, errorReportLimits.message);

/** The address of a script that is no file of a release: without its query, and without a path that may be a page's. */
export const otherScript = (address: string): string =>
  /^[a-z-]+:\/\/[^/?#\s@]+(?:\/[^?#\s@]*\.m?js(?![^?#]))?/.exec(address)?.[0].slice(0, 200) ?? '';
