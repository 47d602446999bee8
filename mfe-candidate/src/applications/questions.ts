import type { Job, WholeApplication } from '@foothold/shared/contract';

const questionFields = [
  ['q1', 'a1'],
  ['q2', 'a2'],
  ['q3', 'a3'],
  ['q4', 'a4'],
  ['q5', 'a5'],
] as const;

export type Answers = Record<(typeof questionFields)[number][1], string | null>;

/** The questions of the job, each with the name of the field of its answer. */
export const listQuestions = (job: Job) =>
  questionFields.flatMap(([questionField, answerField]) => {
    const question = job[questionField];
    return question ? [{ question, answerField }] : [];
  });

/** The questions of the job, each with the answer of the student. */
export const listAnswers = ({ job, ...application }: WholeApplication) =>
  questionFields.flatMap(([questionField, answerField]) => {
    const question = job[questionField];
    return question ? [{ question, answer: application[answerField] }] : [];
  });
