import { endpoint, releaseManagerRoles } from '../endpoint';
import { instant, text } from '../fields';
import * as z from '../schema';
import { baseUrl } from './releaseOrigins';
import { appName, releaseName, releaseRecord } from './releaseRecord';
import { rollout, rolloutPlan } from './rollouts';

/** The live release of one app, and the canary that a share of the visitors gets instead. */
const pointer = z.object({
  app: appName,
  stable: releaseName,
  previous: releaseName.nullable(),
  canary: releaseName.nullable(),
  canary_percent: z.int().min(1).max(100).nullable(),
  disabled_reason: z.string().nullable(),
});

/** Loads, failures and web vitals of a release in the last 24 hours. */
export const releaseHealth = z.object({
  loaded: z.int(),
  load_failed: z.int(),
  crashed: z.int(),
  unusable: z.int(),
  /** The pages with the most failures, as route patterns; at most five. */
  failing_routes: z.array(z.object({ route: z.string(), failures: z.int() })),
  /** Largest Contentful Paint in milliseconds, 75th percentile. */
  lcp: z.number().nullable(),
  /** Cumulative Layout Shift, 75th percentile. */
  cls: z.number().nullable(),
  /** Interaction to Next Paint in milliseconds, 75th percentile. */
  inp: z.number().nullable(),
});
export type ReleaseHealth = z.infer<typeof releaseHealth>;

export const releaseSummary = z.object({
  release: releaseName,
  published_at: instant,
  /** Compressed JavaScript of its entry, in bytes. */
  weight: z.int(),
  files: z.int(),
  /** Of the shell: the version of what it provides to the areas. */
  shared_version: z.string().nullable(),
  /** The release key that signed it, with its team; null where an operator published it. */
  signed_by: z.string().nullable(),
  /** Where its scripts lie; null for this site. */
  base_url: z.string().nullable(),
  /** When screenshots were made of it; null where none were. */
  screenshots_made_at: instant.nullable(),
  health: releaseHealth,
});
export type ReleaseSummary = z.infer<typeof releaseSummary>;

export const releaseChange = z.object({
  /** The action: `release.flip`, `release.rollback`, `release.canary`, … */
  action: z.string(),
  at: instant,
  /** An admin's email address, or the name of an automatic process. */
  by: z.string(),
  reason: z.string().nullable(),
  from: z.string().nullable(),
  /** The release concerned: the new one, or the canary that ended. */
  to: z.string().nullable(),
});
export type ReleaseChange = z.infer<typeof releaseChange>;

export const liveApp = pointer.extend({
  changed_at: instant,
  /** The one that is under way, or that ended in the last week. */
  rollout: rollout.nullable(),
  /** Newest first. */
  releases: z.array(releaseSummary),
  /** The last twenty changes, newest first. */
  history: z.array(releaseChange),
});
export type LiveApp = z.infer<typeof liveApp>;

export const listReleases = endpoint({
  method: 'GET',
  path: '/releases',
  access: [...releaseManagerRoles, 'operator', 'release_key'],
  summary: 'What each app runs, what else it could run, and who changed it when and why.',
  output: z.object({ revision: z.int(), apps: z.array(liveApp) }),
});

export const publishRelease = endpoint({
  method: 'POST',
  path: '/releases',
  access: ['operator', 'release_key'],
  summary: 'Keeps a build as a release that may go live; one that is known is refused unless it is the same.',
  status: 201,
  limitedAs: 'publication',
  bodyLimit: 48 * 1024 * 1024,
  /** The content of each file and each pre-compressed file, in base64. */
  body: z.object({
    record: releaseRecord,
    files: z.record(z.string(), z.string()),
    /** In base64url. Required where a release key publishes. */
    signature: z.string().max(200).optional(),
    /** Where its scripts lie, on an origin that the team may use; on this site, where it is missing. */
    base_url: baseUrl.optional(),
  }),
  output: z.object({ fresh: z.boolean() }),
});

/** Lets the app have the addresses and the access that the release claims, from now on. */
const grant = z.boolean().optional();

const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flip'), release: releaseName, grant }),
  z.object({ kind: z.literal('canary'), release: releaseName, percent: z.int().min(1).max(100), grant }),
  z.object({ kind: z.literal('end_canary') }),
  z.object({ kind: z.literal('rollout'), release: releaseName, ...rolloutPlan, grant }),
  z.object({ kind: z.literal('pause_rollout') }),
  z.object({ kind: z.literal('resume_rollout') }),
  z.object({ kind: z.literal('rollback') }),
  z.object({ kind: z.literal('disable') }),
  z.object({ kind: z.literal('enable') }),
  z.object({ kind: z.literal('retire') }),
]);

export const changeReason = text('A reason', 300);
const changeTerms = {
  /** The revision that the change is based on: it fails if one of these apps has changed since. */
  seen: z.int().optional(),
  reason: changeReason,
};

export const changeRelease = endpoint({
  method: 'PUT',
  path: '/releases/:app',
  access: [...releaseManagerRoles, 'operator', 'release_key'],
  summary:
    'Changes what is live of one app. Fails with `not_possible_now` and says in `fields.release` what stands against it, or in `fields.grant` what it would have to be granted.',
  params: z.object({ app: appName }),
  body: z.object({ ...changeTerms, change }),
  /** The pointer of a retired app is the one that it had. */
  output: z.object({ revision: z.int(), pointer }),
});

export const changeReleases = endpoint({
  method: 'PUT',
  path: '/releases',
  access: [...releaseManagerRoles, 'operator', 'release_key'],
  summary: 'Changes what is live of several apps at once: all of it or nothing, for releases that need each other.',
  body: z.object({
    ...changeTerms,
    changes: z
      .array(z.object({ app: appName, change }))
      .min(1)
      .max(20)
      .refine((changes) => new Set(changes.map((one) => one.app)).size === changes.length, 'Name each app once.'),
  }),
  output: z.object({ revision: z.int(), pointers: z.array(pointer) }),
});
