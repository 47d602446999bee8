import type { Job, WholeApplication } from '@foothold/shared/contract';

const questionFields = [
  ['q1', 'a1'],
  ['q2', 'a2'],
  ['q3', 'a3'],
  ['q4', 'a4'],
  ['q5', 'a5'],
] as const;

export type Answers = Record<(typeof questionFields)[number][1], string | null>;

/** The job's own questions, each with the name of its answer. */
export const listQuestions = (job: Job) =>
  questionFields.flatMap(([question, answer]) => {
    const text = job[question];
    return text ? [{ answer, words: text }] : [];
  });

/** What the company asked, each with what the student answered. */
export const listAnswers = ({ job, ...application }: WholeApplication) =>
  questionFields.flatMap(([q, a]) => {
    const question = job[q];
    return question ? [{ question, answer: application[a] }] : [];
  });
