import type { createJob, Input, Job, JobDraftContent, UnparsedInput } from '@foothold/shared/contract';
import type { EndpointForm } from '@foothold/shared/forms';

/** A job as the form holds it, and as it is sent. */
export type JobFormValues = UnparsedInput<typeof createJob>;
export type ValidatedJobValues = Input<typeof createJob>;
export type JobFormState = EndpointForm<JobFormValues, ValidatedJobValues>;

export const questionNames = ['q1', 'q2', 'q3', 'q4', 'q5'] as const;

/** What of a job is kept while it is being written. */
export type JobDraftFields = Omit<JobDraftContent, 'revision'>;

/** The form before anything is written. */
export const emptyJob: Partial<JobFormValues> = {
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
export const toFormValues = (job: JobDraftFields | Job): Partial<JobFormValues> => ({
  job_title: job.job_title ?? '',
  department: job.department ?? '',
  ...(job.field && { field: job.field }),
  duration: job.duration ?? '',
  ...(job.env_mode && { env_mode: job.env_mode }),
  location: job.location ?? '',
  ...(job.stipend !== null && { stipend: job.stipend }),
  currency: job.currency,
  amount: job.amount ?? '',
  deadline: job.deadline ?? '',
  job_description: job.job_description ?? '',
  job_requirements: job.job_requirements,
  q1: job.q1,
  q2: job.q2,
  q3: job.q3,
  q4: job.q4,
  q5: job.q5,
});

/** The same back again, with nothing where nothing was written or chosen. */
export const toDraftFields = (values: Partial<JobFormValues>): JobDraftFields => ({
  job_title: values.job_title || null,
  department: values.department || null,
  field: values.field || null,
  duration: values.duration || null,
  env_mode: values.env_mode || null,
  location: values.location || null,
  stipend: values.stipend ?? null,
  currency: values.currency || null,
  amount: values.amount || null,
  deadline: values.deadline || null,
  job_description: values.job_description || null,
  job_requirements: values.job_requirements || null,
  q1: values.q1 || null,
  q2: values.q2 || null,
  q3: values.q3 || null,
  q4: values.q4 || null,
  q5: values.q5 || null,
});

/** An unpaid job names no money, whatever was written before that was chosen. */
export const removePayIfUnpaid = (values: ValidatedJobValues): ValidatedJobValues =>
  values.stipend === 1 ? values : { ...values, currency: null, amount: null };
