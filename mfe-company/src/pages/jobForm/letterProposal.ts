import type { JobKind } from '@foothold/shared/contract';

interface ProposedJob {
  kind?: JobKind | null | undefined;
  job_title?: string | null | undefined;
  duration?: string | null | undefined;
}

const letterNeeds: Record<JobKind, 0 | 1> = {
  internship: 1,
  siwes: 1,
  nysc: 0,
  graduate: 0,
  entry_level: 0,
  part_time: 0,
};
const permanentPattern = /\b(permanent|open[- ]ended|indefinite(ly)?|unlimited|ongoing)\b/i;
const trainingPattern = /\b(intern(ship)?s?|siwes|attachment|trainee(ship)?s?|nysc)\b/i;

/** Whether an internship letter is proposed for a job that is being written: by its kind, otherwise not for a permanent post. */
export const proposeLetter = ({ kind, job_title, duration }: ProposedJob): 0 | 1 =>
  kind
    ? letterNeeds[kind]
    : permanentPattern.test(`${job_title ?? ''} ${duration ?? ''}`) && !trainingPattern.test(job_title ?? '')
      ? 0
      : 1;
