import {
  type createJob,
  type Input,
  isJobText,
  type JobContentName,
  type JobDraftContent,
  type JobSkillList,
  mapJobContent,
  type UnparsedInput,
} from '@foothold/shared/contract';
import type { EndpointForm } from '@foothold/shared/forms';

/** A job as the form has it, and as it is sent once it is valid. */
export type JobFormValues = UnparsedInput<typeof createJob>;
export type ValidatedJobValues = Input<typeof createJob>;
export type JobFormState = EndpointForm<JobFormValues, ValidatedJobValues>;

export const questionNames = ['q1', 'q2', 'q3', 'q4', 'q5'] as const;

/** The fields of a job that its draft saves. */
export type JobDraftFields = Omit<JobDraftContent, 'revision'>;

/** Each label is on the field of the form and in the list of what a newer version changed. */
export const fieldLabels: Record<JobContentName | JobSkillList, string> = {
  job_title: 'Job title',
  department: 'Department',
  field: 'Field',
  duration: 'Duration',
  env_mode: 'Work environment',
  location: 'Location',
  stipend: 'Stipend',
  currency: 'Currency',
  amount: 'Stipend amount per month',
  deadline: 'Deadline',
  kind: 'Kind of job',
  start_date: 'Start date',
  openings: 'Number of openings',
  job_description: 'Job description',
  job_requirements: 'Job requirements',
  required_skills: 'Skills you ask for',
  preferred_skills: 'Nice to have',
  letter_required: 'Applicants send an internship letter',
  reply_days: 'Days to reply',
  q1: 'Question 1',
  q2: 'Question 2',
  q3: 'Question 3',
  q4: 'Question 4',
  q5: 'Question 5',
};

/** The form filled with a job or a draft: text that is missing is empty, a choice or number that is missing is undefined. */
export const toFormValues = (job: Partial<JobDraftFields>): Partial<JobFormValues> => ({
  ...(mapJobContent((name) => job[name] ?? (isJobText(name) ? '' : undefined)) as Partial<JobFormValues>),
  required_skills: job.required_skills ?? [],
  preferred_skills: job.preferred_skills ?? [],
});

/** The reverse: null where nothing was written or chosen. */
export const toDraftFields = (values: Partial<JobFormValues>): JobDraftFields => ({
  ...(mapJobContent((name) => (values[name] === '' ? null : (values[name] ?? null))) as JobDraftFields),
  required_skills: values.required_skills ?? [],
  preferred_skills: values.preferred_skills ?? [],
});

/** An unpaid job has neither currency nor amount, whatever was entered before it was made unpaid. */
export const removePayIfUnpaid = (values: ValidatedJobValues): ValidatedJobValues =>
  values.stipend === 1 ? values : { ...values, currency: null, amount: null };

/** What was written as a number. What is none becomes NaN, of which the rule says so. */
export const toNumberOrNull = (value: string | number | null | undefined): number | null => {
  const text = String(value ?? '').trim();
  return text === '' ? null : Number(text);
};
