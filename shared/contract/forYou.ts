import { endpoint } from './endpoint';
import { dismissalReasons, recommendationKinds, recommendationSources, waitingKinds } from './enums';
import { id, idText } from './fields';
import { job } from './jobs';
import * as z from './schema';

/** Jobs that are recommended at once. */
export const maxRecommended = 20;
/** Reasons that each of them has. */
export const maxRecommendationReasons = 3;

/** One thing that is true of the job and of the student. */
export const recommendationReason = z.object({
  kind: z.enum(recommendationKinds),
  /** What both have: a skill, a place, the title of a job like it; missing where the kind says it all. */
  value: z.string().optional(),
  source: z.enum(recommendationSources).optional(),
});
export type RecommendationReason = z.infer<typeof recommendationReason>;

export const recommendation = z.object({ job, reasons: z.array(recommendationReason) });
export type Recommendation = z.infer<typeof recommendation>;

/** Something that waits for the student; `count` of it, or the one whose application or job is named. */
export const waitingItem = z.object({
  kind: z.enum(waitingKinds),
  count: z.int(),
  application_id: id.nullable(),
  job_id: id.nullable(),
  org_id: id.nullable(),
  job_title: z.string().nullable(),
});
export type WaitingItem = z.infer<typeof waitingItem>;

export const viewForYou = endpoint({
  method: 'GET',
  path: '/for_you',
  access: 'student',
  summary:
    'What waits for the student, new jobs of the saved searches and followed companies, and jobs that are recommended, each with its reasons.',
  output: z.object({
    waiting: z.array(waitingItem),
    /** The newest open ones that the student has not seen, at most 6. */
    new_matches: z.array(job),
    /** The best first, at most 20; none while `recommendations` is off. */
    recommended: z.array(recommendation),
    /** Whether jobs are recommended to the student. */
    recommendations: z.boolean(),
  }),
});

export const switchRecommendations = endpoint({
  method: 'PUT',
  path: '/for_you/recommendations',
  access: 'student',
  summary: 'Turns recommendations off or on. While they are off, none are computed.',
  body: z.object({ recommendations: z.boolean() }),
  output: z.object({ recommendations: z.boolean() }),
});

const ofJob = { access: 'student', params: z.object({ id: idText }) } as const;

export const dismissJob = endpoint({
  method: 'PUT',
  path: '/jobs/:id/dismissal',
  ...ofJob,
  summary: 'Recommends a job to the student no more; the last reason that is given counts.',
  body: z.object({ reason: z.enum(dismissalReasons) }),
  output: z.object({ dismissed: z.literal(true) }),
});

export const undismissJob = endpoint({
  method: 'DELETE',
  path: '/jobs/:id/dismissal',
  ...ofJob,
  summary: 'Takes that back. May be repeated.',
  output: z.object({ dismissed: z.literal(false) }),
});
