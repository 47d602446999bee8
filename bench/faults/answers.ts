import { setTimeout as pause } from 'node:timers/promises';

/** What was asked, how it ended, and how many milliseconds that took. */
export interface Answer {
  what: string;
  milliseconds: number;
}

export const noAnswer: Answer = { what: 'nothing', milliseconds: 0 };

/** How servers answer the load: to be reset before what is to be measured. */
export interface Answers {
  slowest: Answer;
  /** When a server failed to do something for the last time. */
  failedAt: number;
}

export const createAnswers = (): Answers => ({ slowest: noAnswer, failedAt: Number.NEGATIVE_INFINITY });

export function noteAnswer(answers: Answers, what: string, milliseconds: number, isFailure: boolean): void {
  if (milliseconds > answers.slowest.milliseconds) answers.slowest = { what, milliseconds };
  if (isFailure) answers.failedAt = performance.now();
}

const calm = 1_000;
const calmLimit = 30_000;

/** Waits until nothing has failed for a second. Resolves to the milliseconds after `end` at which something last failed. */
export async function waitUntilCalm(answers: Answers, end: number): Promise<number> {
  while (performance.now() - Math.max(answers.failedAt, end) < calm && performance.now() - end < calmLimit)
    await pause(50);
  return Math.max(0, answers.failedAt - end);
}
