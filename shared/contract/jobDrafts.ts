import * as z from '@foothold/shared/schema';
import { endpoint } from './endpoint';
import { currency, envMode, jobField } from './enums';
import { draftText, idText, instant } from './fields';
import { draftReference } from './jobInput';

const shortText = draftText(400);
const optionalChoice = <S extends z.ZodType>(of: S) => of.nullish().transform((value) => value ?? null);

/** A job as its company has left it in the middle of writing. */
const jobDraftContent = z.object({
  job_title: shortText,
  department: shortText,
  field: optionalChoice(jobField),
  duration: shortText,
  env_mode: optionalChoice(envMode),
  location: shortText,
  stipend: optionalChoice(z.union([z.literal(0), z.literal(1)])),
  currency: optionalChoice(currency),
  amount: shortText,
  deadline: shortText,
  job_description: draftText(10_000),
  job_requirements: draftText(10_000),
  q1: shortText,
  q2: shortText,
  q3: shortText,
  q4: shortText,
  q5: shortText,
  /** Of the job that is being changed, as it was when that was begun. */
  revision: optionalChoice(z.int()),
});
export type JobDraftContent = z.output<typeof jobDraftContent>;

const jobDraft = z.object({ content: jobDraftContent, updated_at: instant });
export type SavedJobDraft = z.output<typeof jobDraft>;

const draftOfJob = {
  path: '/job_drafts/:job',
  access: 'organization',
  params: z.object({ job: z.union([z.literal('new'), idText]) }),
} as const;

export const viewJobDraft = endpoint({
  method: 'GET',
  ...draftOfJob,
  summary: 'What the company has written of a `new` job, or of changes to one of its own; null where that is nothing.',
  /** `today` in the platform's zone is the earliest deadline of a job. */
  output: z.object({ draft: jobDraft.nullable(), today: z.string() }),
});

/** Each writer goes on with their own draft, or with one that they have `seen` as it is. Small enough for `keepalive`. */
export const saveJobDraft = endpoint({
  method: 'PUT',
  ...draftOfJob,
  summary: 'Saves the draft, whole. Fails with `outdated` where somebody else wrote it since, or it was posted.',
  body: draftReference.extend({ content: jobDraftContent }),
  output: z.object({ updated_at: instant }),
});

export const deleteJobDraft = endpoint({
  method: 'DELETE',
  ...draftOfJob,
  summary: 'Throws the draft away, if there is one.',
  status: 204,
});
