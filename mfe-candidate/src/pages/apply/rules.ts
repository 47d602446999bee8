import { applyToJob, type Job } from '@foothold/shared/contract';
import * as z from '@foothold/shared/schema';
import { type Attachment, isAttachment } from './attachment';

const document = (missing: string) =>
  z.unknown().transform((value, context): Attachment => {
    if (isAttachment(value)) return value;
    context.addIssue({ code: 'custom', message: missing });
    return z.NEVER;
  });

/** What a student fills in: the endpoint's texts, and the two documents that travel beside them. */
export const rules = applyToJob.body
  .pick({ cover_letter: true, a1: true, a2: true, a3: true, a4: true, a5: true })
  .extend({
    resume: document('A résumé is required.'),
    internship_letter: document('An internship letter is required.'),
    keep_documents: z.boolean(),
  });

export const blank = {
  resume: null,
  internship_letter: null,
  keep_documents: false,
  cover_letter: '',
  a1: '',
  a2: '',
  a3: '',
  a4: '',
  a5: '',
} satisfies z.input<typeof rules>;

const pairs = [
  ['q1', 'a1'],
  ['q2', 'a2'],
  ['q3', 'a3'],
  ['q4', 'a4'],
  ['q5', 'a5'],
] as const;

export type Answers = Record<(typeof pairs)[number][1], string | null>;

/** The job's own questions, each with the name of its answer. */
export const questionsOf = (job: Job) =>
  pairs.flatMap(([question, answer]) => {
    const words = job[question];
    return words ? [{ answer, words }] : [];
  });
