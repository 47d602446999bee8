import { currency, envMode, jobField, jobKind } from './choices';
import { calendarDate, flag, id, instant, missingOrInvalid, optionalDate, optionalText, text } from './fields';
import type { JobContent, JobContentName } from './jobContent';
import { findRepeatedSkill, jobSkillRules } from './jobSkills';
import { replyDays } from './replyPromise';
import * as z from './schema';

/** A draft: the form that writes it, and the `updated_at` of the version that this form has seen. */
export const draftReference = z.object({ writer: z.string().min(8).max(64), seen: instant.nullish() });
export type DraftReference = z.infer<typeof draftReference>;

const titlePattern = /^[\p{L}\p{M}\p{N}\s\-–—/&+#.,:()'’]+$/u;
const specialCharactersMessage = 'Special characters are not allowed.';

/** Letters, marks and digits of any script, spaces and - – — / & + # . , : ( ) ' ’ */
export const jobTitle = text('Job title', 120).refine((value) => titlePattern.test(value), specialCharactersMessage);

// A number or a range: 50,000 · 50,000 - 80,000 · 120,000–150,000.
const amountPattern = /^\d[\d., ]*((-|–|—|to) *\d[\d., ]*)?$/;
const amount = optionalText(60)
  .refine(
    (value) => value === null || amountPattern.test(value),
    'Write the amount in figures, such as 50,000 or 50,000 - 80,000.',
  )
  .refine((value) => value === null || isAscending(value), 'Write the lower amount first.');

function isAscending(range: string): boolean {
  const [from = 0, to = from] = range.split(/-|–|—|to/).map((figure) => Number(figure.replace(/[, ]/g, '')));
  return !(from > to);
}

const mostOpenings = 999;
const openingsMessage = `Write the number of openings in figures, from 1 to ${mostOpenings}.`;

const replyDaysMessage = `Write the days to reply in figures, from ${replyDays.min} to ${replyDays.max}.`;

/** How each field of a job may be written. */
export const jobContentRules = {
  job_title: jobTitle,
  department: text('Department', 80),
  field: jobField,
  duration: text('Duration', 60),
  env_mode: envMode,
  location: optionalText(80),
  stipend: z
    .union([z.literal(0), z.literal(1)], {
      error: missingOrInvalid('Stipend is required.', 'Stipend is 1 for paid, 0 for unpaid.'),
    })
    .nullable(),
  currency: currency.nullish(),
  amount,
  deadline: calendarDate('Deadline'),
  // Undefined stays undefined: a body that does not have these changes nothing about them.
  kind: jobKind.nullish(),
  start_date: optionalDate,
  openings: z.int(openingsMessage).min(1, openingsMessage).max(mostOpenings, openingsMessage).nullish(),
  job_description: text('Job description', 10_000),
  job_requirements: optionalText(10_000),
  /** Left out, a new job needs one, and a changed one stays as it was. */
  letter_required: flag.nullish(),
  /** Left out, a new job has the default, and a changed one stays as it was. */
  reply_days: z
    .int(replyDaysMessage)
    .min(replyDays.min, replyDaysMessage)
    .max(replyDays.max, replyDaysMessage)
    .nullish(),
  q1: optionalText(300),
  q2: optionalText(300),
  q3: optionalText(300),
  q4: optionalText(300),
  q5: optionalText(300),
} satisfies { [Name in JobContentName]: z.ZodType<JobContent[Name] | null | undefined> };

const jobShape = z.object({
  org_id: id.nullish(),
  ...jobContentRules,
  ...jobSkillRules,
  /** The draft from which the job was written; it is deleted with this request. */
  draft: draftReference.nullish(),
});

type JobInput = z.output<typeof jobShape>;

/** Fields that depend on others: the pay of a paid job, the location unless it is remote, a skill in one list only. */
const conditions: [field: keyof JobInput, message: string, isMet: (job: JobInput) => boolean][] = [
  ['currency', 'Currency is required.', ({ stipend, currency: paidIn }) => stipend !== 1 || Boolean(paidIn)],
  ['amount', 'Stipend amount is required.', ({ stipend, amount }) => stipend !== 1 || Boolean(amount)],
  ['location', 'Location is required.', ({ env_mode, location }) => env_mode === 'remote' || Boolean(location)],
  ['preferred_skills', 'Name each skill in one of the two lists.', (job) => !findRepeatedSkill(job)],
];

// Runs even if other rules fail, so that a form shows all errors at once.
const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

const withConditions = <S extends z.ZodType<JobInput>>(shape: S): S =>
  conditions.reduce(
    (all, [field, message, isMet]) => all.refine(isMet, { path: [field], message, when: isObject }),
    shape,
  );

export const newJob = withConditions(jobShape);
export const changedJob = withConditions(
  jobShape.extend({
    job_requirements: text('Job requirements', 10_000, 'Job requirements are required.'),
    /** The revision on which the changes are based. If the job has another one by now, nothing is changed. */
    revision: z.int().nullish(),
  }),
);
