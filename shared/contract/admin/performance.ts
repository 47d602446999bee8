import { endpoint, releaseManagerRoles } from '../endpoint';
import { instant } from '../fields';
import * as z from '../schema';
import { appName, releaseName } from './releaseRecord';

const releasePerformance = z.object({
  release: releaseName,
  published_at: instant,
  /** How often it was loaded in the last 30 days, in which the vitals were measured. */
  loaded: z.int(),
  /** Milliseconds, 75th percentile. */
  lcp: z.number().nullable(),
  inp: z.number().nullable(),
  /** Compressed scripts of its entry with those of its heaviest page, and how many these are. */
  bytes: z.int(),
  requests: z.int(),
});
export type ReleasePerformance = z.infer<typeof releasePerformance>;

export const viewPerformance = endpoint({
  method: 'GET',
  path: '/releases/:app/performance',
  access: [...releaseManagerRoles, 'operator'],
  summary: 'How fast the last releases of an app were, and what they weigh; the oldest first.',
  params: z.object({ app: appName }),
  output: z.object({ releases: z.array(releasePerformance) }),
});
