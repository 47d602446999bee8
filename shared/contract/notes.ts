import { endpoint } from './endpoint';
import { id, idText, instant } from './fields';
import { noteBody } from './noteInput';
import * as z from './schema';

/** A company's private note about an application. `revision` increases with every change. */
export const note = z.object({
  id,
  body: z.string(),
  /** Name of its author. */
  by: z.string(),
  /** Whether the caller is its author: others may only read it. */
  own: z.boolean(),
  created_at: instant,
  edited_at: instant.nullable(),
  revision: z.int(),
});
export type Note = z.infer<typeof note>;

const notesOfApplication = {
  path: '/applications/:id/notes',
  access: 'organization',
  params: z.object({ id: idText }),
} as const;

export const listNotes = endpoint({
  method: 'GET',
  ...notesOfApplication,
  summary: 'The company’s private notes on an application, newest first.',
  output: z.object({ notes: z.array(note) }),
});

export const addNote = endpoint({
  method: 'POST',
  ...notesOfApplication,
  summary: 'Adds a private note to an application of the company’s own; of each at most 200.',
  status: 201,
  idempotent: true,
  body: z.object({ body: noteBody }),
  output: z.object({ note }),
});

const ownNote = { path: '/notes/:id', access: 'organization', params: z.object({ id: idText }) } as const;

export const editNote = endpoint({
  method: 'PUT',
  ...ownNote,
  summary: 'Changes a note of the caller’s own. Fails with `not_possible_now` where it was changed since `revision`.',
  body: z.object({ body: noteBody, revision: z.int() }),
  output: z.object({ note }),
});

export const deleteNote = endpoint({
  method: 'DELETE',
  ...ownNote,
  summary: 'Deletes a note of the caller’s own.',
  status: 204,
});
