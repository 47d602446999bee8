interface ProposedJob {
  job_title?: string | null | undefined;
  duration?: string | null | undefined;
}

const permanentPattern = /\b(permanent|open[- ]ended|indefinite(ly)?|unlimited|ongoing)\b/i;
const trainingPattern = /\b(intern(ship)?s?|siwes|attachment|trainee(ship)?s?|nysc)\b/i;

/** Whether an internship letter is proposed for a job that is being written: not for a permanent post. */
export const proposeLetter = ({ job_title, duration }: ProposedJob): 0 | 1 =>
  permanentPattern.test(`${job_title ?? ''} ${duration ?? ''}`) && !trainingPattern.test(job_title ?? '') ? 0 : 1;
