import { applyToJob, type Job } from '@foothold/shared/contract';
import * as z from '@foothold/shared/schema';

/** A file that was chosen; `FileField` lets only the right kinds and sizes through. */
const document = (missing: string) =>
  z.unknown().transform((value, context): File => {
    if (value instanceof File) return value;
    context.addIssue({ code: 'custom', message: missing });
    return z.NEVER;
  });

/** What a student fills in: the endpoint's texts, and the two files that travel beside them. */
export const rules = applyToJob.body.omit({ job_id: true, org_id: true, user_id: true }).extend({
  resume: document('A résumé is required.'),
  internship_letter: document('An internship letter is required.'),
});

export const blank = {
  resume: null,
  internship_letter: null,
  cover_letter: '',
  a1: '',
  a2: '',
  a3: '',
  a4: '',
  a5: '',
} satisfies z.input<typeof rules>;

export type Answers = Record<(typeof pairs)[number][1], string | null>;

const pairs = [
  ['q1', 'a1'],
  ['q2', 'a2'],
  ['q3', 'a3'],
  ['q4', 'a4'],
  ['q5', 'a5'],
] as const;

/** The job's own questions, each with the name of its answer. */
export const questionsOf = (job: Job) =>
  pairs.flatMap(([question, answer]) => {
    const words = job[question];
    return words ? [{ answer, words }] : [];
  });
