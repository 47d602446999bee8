import { instant } from '../fields';
import * as z from '../schema';

/** `paused` by a person; `done`: everybody has it, and nothing was worse for as long as a step takes. */
export const rolloutStates = ['running', 'paused', 'done', 'stopped'] as const;
export type RolloutState = (typeof rolloutStates)[number];

/** What is counted of visitors: a failure, a web vital that was not good, or an error of a kind that no earlier release had. */
export const rolloutMeasures = ['failed', 'lcp', 'inp', 'cls', 'new_error'] as const;
export type RolloutMeasure = (typeof rolloutMeasures)[number];

const oneWeek = 7 * 24 * 60 * 60;

/** The shares of the visitors who get a release one after the other, in per cent, and for how long each is looked at. */
export const rolloutPlan = {
  steps: z
    .array(z.int('Steps are whole numbers.').min(1, 'A step is at least 1 %.').max(100, 'A step is at most 100 %.'))
    .min(2, 'A rollout has at least two steps.')
    .max(10, 'A rollout has at most ten steps.')
    .refine((steps) => steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0)), {
      message: 'Each step is for more visitors than the one before.',
    })
    .refine((steps) => steps.at(-1) === 100, { message: 'The last step is 100.' }),
  every_seconds: z.int().min(1, 'A step takes at least a second.').max(oneWeek, 'A step takes at most a week.'),
};

/** Visitors who got the release, and those who got the one before it in the same time. */
const pair = z.object({ release: z.int(), stable: z.int() });

export const rollout = z.object({
  release: z.string(),
  stable: z.string(),
  steps: z.array(z.int()),
  every_seconds: z.int(),
  /** The place of the current step, from 0. */
  step: z.int(),
  state: z.enum(rolloutStates),
  /** Why it ended; null before. */
  reason: z.string().nullable(),
  /** What it waits for although the next step is due. */
  waiting: z.string().nullable(),
  started_by: z.string(),
  started_at: instant,
  /** When the next step is due, or after the last one the end. */
  due_at: instant,
  ended_at: instant.nullable(),
  visitors: pair,
  measures: z.array(
    z.object({
      measure: z.enum(rolloutMeasures),
      /** Those to whom it happened. */
      visitors: pair,
      /** If it happens to so many more who get the release, and to nobody else, it is stopped; null for over 100 and once it ended. */
      until_stopped: z.int().nullable(),
    }),
  ),
});
export type Rollout = z.infer<typeof rollout>;
