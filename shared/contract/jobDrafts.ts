import * as z from '@foothold/shared/schema';
import { endpoint } from './endpoint';
import { idText, instant, unfinishedText } from './fields';
import { writtenDraft } from './jobRules';
import { currency, envMode, jobField } from './vocabulary';

const line = unfinishedText(400);
const choice = <S extends z.ZodType>(of: S) => of.nullish().transform((value) => value ?? null);

/** A job as its company has left it in the middle of writing. */
const content = z.object({
  job_title: line,
  department: line,
  field: choice(jobField),
  duration: line,
  env_mode: choice(envMode),
  location: line,
  stipend: choice(z.union([z.literal(0), z.literal(1)])),
  currency: choice(currency),
  amount: line,
  deadline: line,
  job_description: unfinishedText(10_000),
  job_requirements: unfinishedText(10_000),
  q1: line,
  q2: line,
  q3: line,
  q4: line,
  q5: line,
  /** Of the job that is being changed, as it was when that was begun. */
  revision: choice(z.int()),
});
export type JobDraftContent = z.output<typeof content>;

const draft = z.object({ content, updated_at: instant });
export type UnpostedJob = z.output<typeof draft>;

const ofOne = {
  path: '/job_drafts/:job',
  access: 'organization',
  params: z.object({ job: z.union([z.literal('new'), idText]) }),
} as const;

export const readJobDraft = endpoint({
  method: 'GET',
  ...ofOne,
  summary: 'What the company has written of a `new` job, or of changes to one of its own; null where that is nothing.',
  /** `today` in the platform's zone is the earliest deadline of a job. */
  output: z.object({ draft: draft.nullable(), today: z.string() }),
});

/** Each writer goes on with their own draft, or with one that they have `seen` as it is. Small enough for `keepalive`. */
export const saveJobDraft = endpoint({
  method: 'PUT',
  ...ofOne,
  summary: 'Saves the draft, whole. Fails with `outdated` where somebody else wrote it since, or it was posted.',
  body: writtenDraft.extend({ content }),
  output: z.object({ updated_at: instant }),
});

export const deleteJobDraft = endpoint({
  method: 'DELETE',
  ...ofOne,
  summary: 'Throws the draft away, if there is one.',
  status: 204,
});
