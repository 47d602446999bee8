import { addNote, deleteNote, editNote, listNotes } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { route } from '../../platform/http';
import { changeNote, createNote, deleteOwnNote, loadNotes } from './notes';

export const noteRoutes = ({ db }: Context) => [
  route(listNotes, async ({ user, params }) => ({ notes: await loadNotes(db, user, params.id) })),
  route(addNote, async ({ user, params, body }) => ({ note: await createNote(db, user, params.id, body.body) })),
  route(editNote, async ({ user, params, body }) => ({ note: await changeNote(db, user, params.id, body) })),
  route(deleteNote, ({ user, params }) => deleteOwnNote(db, user, params.id)),
];
