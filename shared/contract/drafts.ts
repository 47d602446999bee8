import * as z from '@foothold/shared/schema';
import { endpoint } from './endpoint';
import { id, idText, instant, unfinishedText } from './fields';

/** What a student has written for a job and not sent yet, as they left it. */
export const draft = z.object({
  job_id: id,
  cover_letter: z.string(),
  a1: z.string().nullable(),
  a2: z.string().nullable(),
  a3: z.string().nullable(),
  a4: z.string().nullable(),
  a5: z.string().nullable(),
  updated_at: instant,
});
export type ApplicationDraft = z.infer<typeof draft>;

const ofJob = { path: '/jobs/:id/draft', access: 'student', params: z.object({ id: idText }) } as const;

export const readDraft = endpoint({
  method: 'GET',
  ...ofJob,
  summary: 'The student’s own draft for a job, null where there is none.',
  output: z.object({ draft: draft.nullable() }),
});

/** The last one to save wins. Small enough to be sent by a page that is being left, with `keepalive`. */
export const saveDraft = endpoint({
  method: 'PUT',
  ...ofJob,
  summary: 'Saves the draft for an open job, whole. Fails with `job_closed` or `already_applied`.',
  body: z.object({
    cover_letter: unfinishedText(10_000),
    a1: unfinishedText(4000),
    a2: unfinishedText(4000),
    a3: unfinishedText(4000),
    a4: unfinishedText(4000),
    a5: unfinishedText(4000),
  }),
  output: z.object({ draft }),
});

export const deleteDraft = endpoint({
  method: 'DELETE',
  ...ofJob,
  summary: 'Throws the draft for a job away, if there is one.',
  status: 204,
});
