import { currency, envMode, jobField, jobKind } from './choices';
import { flag } from './fields';
import * as z from './schema';

/**
 * What a company writes about a job: the one declaration of these fields. The input's rules, drafts, forms, database
 * columns and rows are typed or built from it, so that none of them can forget a field. Limits stand in the input's rules:
 * a draft may break them.
 */
export const jobContent = {
  job_title: z.string(),
  field: jobField,
  currency: currency.nullable(),
  department: z.string(),
  stipend: flag,
  env_mode: envMode,
  amount: z.string().nullable(),
  duration: z.string(),
  location: z.string().nullable(),
  deadline: z.string(),
  /** Null where the company does not say; so are the next two. */
  kind: jobKind.nullable(),
  start_date: z.string().nullable(),
  openings: z.number().nullable(),
  job_description: z.string(),
  job_requirements: z.string().nullable(),
  /** Whether an application needs an internship letter from the student's school. */
  letter_required: flag,
  /** Days in which the company promises a reply, as `computeReplyDueOn` counts them. */
  reply_days: z.number(),
  q1: z.string().nullable(),
  q2: z.string().nullable(),
  q3: z.string().nullable(),
  q4: z.string().nullable(),
  q5: z.string().nullable(),
  // Never optional: a missing value is null, so that leaving a field out is a compile error everywhere.
} satisfies Record<string, z.ZodType<string | number | null>>;

export type JobContent = z.infer<z.ZodObject<typeof jobContent>>;
export type JobContentName = keyof JobContent;
export const jobContentNames = Object.keys(jobContent) as JobContentName[];

/** Texts of up to 10,000 characters. Lists of jobs cut them at 400. */
export const longJobTexts = ['job_description', 'job_requirements'] as const satisfies JobContentName[];

/** Whether a field holds any text. Every other one holds a choice from a fixed set, or a number. */
export const isJobText = (name: JobContentName): boolean => jobContent[name].safeParse('any text').success;

/** An object with a value for each field of a job. */
export const mapJobContent = <T>(toValue: (name: JobContentName) => T) =>
  Object.fromEntries(jobContentNames.map((name) => [name, toValue(name)])) as Record<JobContentName, T>;
