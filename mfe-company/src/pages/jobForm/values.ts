import type { createJob, Draft, Input, Job } from '@foothold/shared/contract';
import type { EndpointForm } from '@foothold/shared/forms';

/** A job as the form holds it, and as it is sent. */
export type JobDraft = Draft<typeof createJob>;
export type JobValues = Input<typeof createJob>;
export type JobFormState = EndpointForm<JobDraft, JobValues>;

export const questions = ['q1', 'q2', 'q3', 'q4', 'q5'] as const;

/** The form before anything is written. */
export const blankJob: Partial<JobDraft> = {
  job_title: '',
  department: '',
  duration: '',
  location: '',
  currency: null,
  amount: '',
  deadline: '',
  job_description: '',
  job_requirements: '',
};

/** The form filled in with a job that is there already. */
export const draftOf = (job: Job): JobDraft => ({
  job_title: job.job_title,
  department: job.department,
  field: job.field,
  duration: job.duration,
  env_mode: job.env_mode,
  location: job.location,
  stipend: job.stipend,
  currency: job.currency,
  amount: job.amount,
  deadline: job.deadline,
  job_description: job.job_description,
  job_requirements: job.job_requirements,
  q1: job.q1,
  q2: job.q2,
  q3: job.q3,
  q4: job.q4,
  q5: job.q5,
});

/** An unpaid job names no money, whatever was written before that was chosen. */
export const withoutPay = (values: JobValues): JobValues =>
  values.stipend === 1 ? values : { ...values, currency: null, amount: null };
