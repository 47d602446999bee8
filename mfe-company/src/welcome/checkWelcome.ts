import { findStartDateProblem, welcomeInput } from '@foothold/shared/contract';
import { formatWallClock, getDatePart } from '../format/wallClock';
import type { WelcomeProblems, WrittenWelcome } from './WelcomeFields';

/** What is wrong with a welcome, or what is sent. `before` is the start date that it had, which may have passed. */
export function checkWelcome(written: WrittenWelcome, before?: string) {
  const problems: WelcomeProblems = {};
  const { success, data, error } = welcomeInput.safeParse(written);
  for (const { path, message } of error?.issues ?? []) problems[path[0] as keyof WrittenWelcome] ??= message;
  const today = getDatePart(formatWallClock(Intl.DateTimeFormat().resolvedOptions().timeZone));
  const dateProblem = success && data.starts_on !== before && findStartDateProblem(data.starts_on, today);
  if (dateProblem) problems.starts_on = dateProblem;
  return success && !dateProblem ? { data, problems } : { data: null, problems };
}

/** Whether nothing is written. */
export const isEmptyWelcome = (written: WrittenWelcome): boolean =>
  Object.values(written).every((text) => !text.trim());
