import { endpoint } from './endpoint';
import { draftText, id, idText, instant } from './fields';
import * as z from './schema';

/** What a student has written for a job without sending it. */
export const applicationDraft = z.object({
  job_id: id,
  cover_letter: z.string(),
  a1: z.string().nullable(),
  a2: z.string().nullable(),
  a3: z.string().nullable(),
  a4: z.string().nullable(),
  a5: z.string().nullable(),
  updated_at: instant,
});
export type ApplicationDraft = z.infer<typeof applicationDraft>;

const draftOfJob = { path: '/jobs/:id/draft', access: 'student', params: z.object({ id: idText }) } as const;

export const viewApplicationDraft = endpoint({
  method: 'GET',
  ...draftOfJob,
  summary: 'The student’s own draft for a job, null where there is none.',
  output: z.object({ draft: applicationDraft.nullable() }),
});

/** The last save wins. The body is small enough for a `keepalive` request of a page that is being closed. */
export const saveApplicationDraft = endpoint({
  method: 'PUT',
  ...draftOfJob,
  summary: 'Saves the draft for an open job, whole. Fails with `job_closed` or `already_applied`.',
  body: z.object({
    cover_letter: draftText(10_000),
    a1: draftText(4000),
    a2: draftText(4000),
    a3: draftText(4000),
    a4: draftText(4000),
    a5: draftText(4000),
  }),
  output: z.object({ draft: applicationDraft }),
});

export const deleteApplicationDraft = endpoint({
  method: 'DELETE',
  ...draftOfJob,
  summary: 'Throws the draft for a job away, if there is one.',
  status: 204,
});
