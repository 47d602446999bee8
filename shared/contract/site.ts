import { endpoint } from './endpoint';
import * as z from './schema';

const areaSource = z.object({
  release: z.string(),
  container: z.string(),
  entry: z.string(),
  integrity: z.string(),
  requires: z.record(z.string(), z.string()),
  misfit: z.string().optional(),
});

const pageSkeleton = z.object({
  title: z.string().optional(),
  back: z.boolean().optional(),
  of: z.enum(['card', 'row', 'detail']),
  count: z.int().optional(),
});

const area = areaSource.extend({
  name: z.string(),
  access: z.union([z.string(), z.array(z.string()).readonly()]),
  frame: z.enum(['sidebar', 'own']),
  paths: z.array(z.string()).readonly(),
  outlines: z.record(z.string(), pageSkeleton),
  fallback: areaSource.optional(),
  disabled: z.string().optional(),
});

/** The releases that are live now, for a page that was opened earlier. */
export const listAreas = endpoint({
  method: 'GET',
  path: '/areas',
  access: 'anyone',
  summary:
    'The releases of the shell and of the areas that the caller gets now, as a new page would name them. `misfit` says why a page with the given shell cannot load one.',
  query: z.object({ shell: z.string().max(80).optional() }),
  output: z.object({ shell: z.string(), areas: z.array(area) }),
});

/** A release that this browser alone sees although it is not live. */
const preview = z.object({ app: z.string(), release: z.string() });

const previewToken = z.object({ token: z.string().max(300) });

export const checkPreview = endpoint({
  method: 'POST',
  path: '/preview/check',
  access: 'anyone',
  summary: 'What the token of a preview link would show. Fails as opening it would.',
  body: previewToken,
  output: preview,
});

export const openPreview = endpoint({
  method: 'POST',
  path: '/preview',
  access: 'anyone',
  summary:
    'Lets this browser see a release that is not live, by the token of a preview link. Fails with `not_possible_now` where the link has expired or the release is no longer kept.',
  body: previewToken,
  output: preview.extend({
    /** Where its pages begin. */
    path: z.string(),
  }),
});

export const leavePreview = endpoint({
  method: 'DELETE',
  path: '/preview',
  access: 'anyone',
  summary: 'Lets this browser see what is live again.',
  status: 204,
});

/**
 * `loaded`, `load_failed`: whether the code of an area or of a page loaded. `crashed`: code threw an error. `unusable`: a
 * page could not show its data. The rest are web vitals.
 */
export const healthKind = z.enum(['loaded', 'load_failed', 'crashed', 'unusable', 'lcp', 'cls', 'inp']);
export type HealthKind = z.infer<typeof healthKind>;

/** Kinds that count against a release. */
export const failureKinds: readonly HealthKind[] = ['load_failed', 'crashed', 'unusable'];

const healthReport = z.object({
  app: z.string().max(40),
  release: z.string().max(80),
  kind: healthKind,
  /** Pattern of the page that failed, such as `/dashboard/jobs/:id`. */
  route: z.string().max(120).optional(),
  /** Value of a vital: milliseconds, for `cls` the score. */
  value: z.number().min(0).max(600_000).optional(),
});
export type HealthReport = z.infer<typeof healthReport>;

export const reportHealth = endpoint({
  method: 'POST',
  path: '/health_reports',
  access: 'anyone',
  limitedAs: 'health_report',
  summary:
    'Takes from a page, by the token of its document, how the releases do that it is made of. Nothing of who looked at what is kept.',
  status: 204,
  body: z.object({
    /** While a canary or a rollout is judged it holds the names of all releases of the page. */
    token: z.string().max(4000).optional(),
    reports: z.array(healthReport).max(20),
  }),
});
