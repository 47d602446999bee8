import type { Job, WholeApplication } from '@foothold/shared/contract';

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

/** What the company asked, each with what the student answered. */
export const answersIn = ({ job, ...application }: WholeApplication) =>
  pairs.flatMap(([q, a]) => {
    const question = job[q];
    return question ? [{ question, answer: application[a] }] : [];
  });
