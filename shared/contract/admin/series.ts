import * as z from '@foothold/shared/schema';
import { endpoint } from '../endpoint';

/** How far back, and in which steps: days, weeks from Monday, months. */
export const seriesRanges = ['30 days', '12 weeks', '12 months'] as const;
export const seriesRange = z.enum(seriesRanges);
export type SeriesRange = z.infer<typeof seriesRange>;

/** One step: what happened in it. */
export const seriesPoint = z.object({
  /** Its first day, `YYYY-MM-DD` in the platform's zone. */
  from: z.string(),
  students: z.int(),
  organizations: z.int(),
  jobs: z.int(),
  applications: z.int(),
  /** From an application to the company's first answer, on average, in hours; null where there was none. */
  answer_hours: z.number().nullable(),
});
export type SeriesPoint = z.infer<typeof seriesPoint>;

/** How many applications came so far within the range. */
export const funnel = z.object({ applied: z.int(), viewed: z.int(), invited: z.int(), accepted: z.int() });
export type Funnel = z.infer<typeof funnel>;

export const viewSeries = endpoint({
  method: 'GET',
  path: '/platform_series',
  access: 'admin',
  summary:
    'Sign-ups, jobs, applications and how soon companies answer, over time, and the funnel. At most a minute old.',
  query: z.object({ range: seriesRange.optional() }),
  output: z.object({ points: z.array(seriesPoint), funnel }),
});
