import { currency } from './choices';
import { endpoint } from './endpoint';
import { draftText, idText, instant } from './fields';
import { isJobText, type JobContent, type JobContentName, jobContent, longJobTexts } from './jobContent';
import { draftReference, jobContentRules } from './jobInput';
import * as z from './schema';

const orNull = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? null);

/** Of a short text, in characters. */
const maxDraftLength = 400;
/** Of each list: more than a job can have. */
const maxDraftSkills = 50;

type DraftField<T> = z.ZodType<NonNullable<T> | null, NonNullable<T> | null | undefined>;

/** Any field of a job may still be empty in a draft, and none has to follow a rule yet. */
const draftFields = Object.fromEntries(
  Object.keys(jobContentRules).map((name) => [name, toDraftField(name as JobContentName)]),
) as { [Name in JobContentName]: DraftField<JobContent[Name]> };

function toDraftField(name: JobContentName): z.ZodType {
  if (!isJobText(name)) return orNull(jobContent[name]);
  return draftText(longJobTexts.some((long) => long === name) ? 10_000 : maxDraftLength);
}

/** Null where the draft is older than the skills of jobs, or nothing was chosen. */
const skillDraft = orNull(z.array(z.string().max(maxDraftLength)).max(maxDraftSkills));

/** A job as its company left it while writing. */
const jobDraftContent = z.object({
  ...draftFields,
  required_skills: skillDraft,
  preferred_skills: skillDraft,
  /** Revision of the posted job over which these changes are written; null for a new job. */
  revision: orNull(z.int()),
});
export type JobDraftContent = z.output<typeof jobDraftContent>;

const jobDraft = z.object({ content: jobDraftContent, updated_at: instant });
export type SavedJobDraft = z.output<typeof jobDraft>;

const jobDraftPath = {
  path: '/job_drafts/:job',
  access: 'organization',
  params: z.object({ job: z.union([z.literal('new'), idText]) }),
} as const;

export const viewJobDraft = endpoint({
  method: 'GET',
  ...jobDraftPath,
  summary: 'What the company has written of a `new` job, or of changes to one of its own; null where that is nothing.',
  /**
   * `today`, in the platform's time zone, is the earliest deadline of a job. `usual_currency` is that of the company's last
   * paid job, and Naira before there is one.
   */
  output: z.object({ draft: jobDraft.nullable(), today: z.string(), usual_currency: currency }),
});

/** A writer may overwrite its own draft, or another one whose current version it has `seen`. Small enough for `keepalive`. */
export const saveJobDraft = endpoint({
  method: 'PUT',
  ...jobDraftPath,
  summary: 'Saves the draft, whole. Fails with `outdated` where somebody else wrote it since, or it was posted.',
  body: draftReference.extend({ content: jobDraftContent }),
  output: z.object({ updated_at: instant }),
});

export const deleteJobDraft = endpoint({
  method: 'DELETE',
  ...jobDraftPath,
  summary: 'Throws the draft away, if there is one.',
  status: 204,
});
