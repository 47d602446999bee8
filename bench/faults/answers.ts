import { setTimeout as pause } from 'node:timers/promises';

/** How servers answer the load: to be reset before what is to be measured. */
export interface Answers {
  /** Milliseconds of the slowest answer. */
  slowest: number;
  /** When a server failed to do something for the last time. */
  failedAt: number;
}

export const createAnswers = (): Answers => ({ slowest: 0, failedAt: Number.NEGATIVE_INFINITY });

export function noteAnswer(answers: Answers, milliseconds: number, isFailure: boolean): void {
  answers.slowest = Math.max(answers.slowest, milliseconds);
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
