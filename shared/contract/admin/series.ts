import { endpoint, reviewerRoles } from '../endpoint';
import * as z from '../schema';

/** Ranges, in steps of days, weeks from Monday, and months. */
export const seriesRanges = ['30 days', '12 weeks', '12 months'] as const;
export const seriesRange = z.enum(seriesRanges);
export type SeriesRange = z.infer<typeof seriesRange>;

/** The counts of one step. */
export const seriesPoint = z.object({
  /** Its first day, `YYYY-MM-DD` in the platform's time zone. */
  from: z.string(),
  students: z.int(),
  organizations: z.int(),
  jobs: z.int(),
  applications: z.int(),
  /** Average hours from an application to the company's first response; null without any. */
  answer_hours: z.number().nullable(),
});
export type SeriesPoint = z.infer<typeof seriesPoint>;

/** How many applications of the range have reached each stage. */
export const funnel = z.object({ applied: z.int(), viewed: z.int(), invited: z.int(), accepted: z.int() });
export type Funnel = z.infer<typeof funnel>;

export const viewSeries = endpoint({
  method: 'GET',
  path: '/platform_series',
  access: reviewerRoles,
  summary:
    'Sign-ups, jobs, applications and how soon companies answer, over time, and the funnel. At most a minute old.',
  query: z.object({ range: seriesRange.optional() }),
  output: z.object({
    points: z.array(seriesPoint),
    funnel,
    /** The same of the period of this length before, step by step. */
    previous: z.object({ points: z.array(seriesPoint), funnel }),
  }),
});
