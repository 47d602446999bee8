import { endpoint, releaseManagerRoles } from '../endpoint';
import { breadcrumb } from '../errorReports';
import { id, idText, instant } from '../fields';
import * as z from '../schema';
import { appName, releaseName } from './releaseRecord';

/** A line of a stack. Resolved by the source map of its release where `source` is not null. */
const resolvedFrame = z.object({
  /** The app whose release it is a file of; null for another script. */
  app: z.string().nullable(),
  file: z.string(),
  line: z.int(),
  column: z.int(),
  function: z.string().nullable(),
  source: z
    .object({
      file: z.string(),
      line: z.int(),
      column: z.int(),
      /** False where only the begin of the function is known. */
      is_exact: z.boolean(),
    })
    .nullable(),
  /** A source of the app itself, not of what it bundles. */
  is_own: z.boolean(),
});
export type ResolvedFrame = z.infer<typeof resolvedFrame>;

const releaseErrors = z.object({
  release: z.string(),
  /** Pages that met it. */
  pages: z.int(),
  first_seen_at: instant,
  last_seen_at: instant,
});

/** Errors of one app that are taken for the same: of one name, from the same functions of its sources. */
export const errorKind = z.object({
  id,
  app: z.string(),
  /** The team that owns the app. */
  team: z.string().nullable(),
  name: z.string(),
  message: z.string(),
  /** The first line of the stack in the app's own sources; null where none is known. */
  top_frame: resolvedFrame.nullable(),
  first_seen_at: instant,
  last_seen_at: instant,
  /** Newest first. */
  releases: z.array(releaseErrors),
  /** Pages that met it in each of the last 14 days, today last. */
  days: z.array(z.int()),
});
export type ErrorKind = z.infer<typeof errorKind>;

export const errorKindDetails = errorKind.extend({
  /** Of the last new stack. */
  release: z.string(),
  route: z.string(),
  frames: z.array(resolvedFrame),
  breadcrumbs: z.array(breadcrumb),
  /** The pages where it is met most, as route patterns; at most ten. */
  routes: z.array(z.object({ route: z.string(), pages: z.int() })),
});
export type ErrorKindDetails = z.infer<typeof errorKindDetails>;

/** The name of the kind that stands for those of an app which are too many in a day to be told apart. */
export const otherErrors = 'Others';

export const errorSearch = z.object({ app: appName.optional(), release: releaseName.optional() });

export const listErrorKinds = endpoint({
  method: 'GET',
  path: '/error_kinds',
  access: [...releaseManagerRoles, 'operator', 'release_key'],
  summary:
    'The kinds of errors that pages have met in the last 90 days, those met last first; to a release key those of its apps.',
  query: errorSearch.extend({ cursor: z.string().max(100).optional() }),
  output: z.object({
    kinds: z.array(errorKind),
    /** What the list may be narrowed to. */
    apps: z.array(z.string()),
    releases: z.array(z.string()),
    next_cursor: z.string().nullable(),
  }),
});

export const viewErrorKind = endpoint({
  method: 'GET',
  path: '/error_kinds/:id',
  access: [...releaseManagerRoles, 'operator', 'release_key'],
  summary: 'A kind of error, with the stack as its sources have it and what happened before.',
  params: z.object({ id: idText }),
  output: z.object({ kind: errorKindDetails }),
});
