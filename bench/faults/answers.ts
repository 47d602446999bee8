import { setTimeout as pause } from 'node:timers/promises';

/** What was asked, how it ended, and how many milliseconds that took. */
interface Answer {
  what: string;
  milliseconds: number;
}

const noAnswer: Answer = { what: '', milliseconds: 0 };

/** How servers answer the load. */
export interface Answers {
  slowest: Answer;
  /** The slowest of those by which a server said that it failed. */
  slowestFailure: Answer;
  /** When a server failed to do something for the last time. */
  failedAt: number;
}

export const createAnswers = (): Answers => ({
  slowest: noAnswer,
  slowestFailure: noAnswer,
  failedAt: Number.NEGATIVE_INFINITY,
});

/** To be called before what is to be measured. */
export const resetSlowest = (answers: Answers): void =>
  void Object.assign(answers, { slowest: noAnswer, slowestFailure: noAnswer });

export function noteAnswer(answers: Answers, what: string, milliseconds: number, isFailure: boolean): void {
  if (milliseconds > answers.slowest.milliseconds) answers.slowest = { what, milliseconds };
  if (!isFailure) return;
  if (milliseconds > answers.slowestFailure.milliseconds) answers.slowestFailure = { what, milliseconds };
  answers.failedAt = performance.now();
}

const calm = 1_000;
const calmLimit = 30_000;

/** Waits until nothing has failed for a second. Resolves to the milliseconds after `end` at which something last failed. */
export async function waitUntilCalm(answers: Answers, end: number): Promise<number> {
  while (performance.now() - Math.max(answers.failedAt, end) < calm && performance.now() - end < calmLimit)
    await pause(50);
  return Math.max(0, answers.failedAt - end);
}
