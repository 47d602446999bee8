import { addNote, deleteNote, editNote, listNotes } from '@foothold/shared/contract';
import type { Context } from '../context';
import { route } from '../http';
import { addNoteTo, changeNote, dropNote, notesOn } from './notes';

export const noteRoutes = ({ db }: Context) => [
  route(listNotes, async ({ user, params }) => ({ notes: await notesOn(db, user, params.id) })),
  route(addNote, async ({ user, params, body }) => ({ note: await addNoteTo(db, user, params.id, body.body) })),
  route(editNote, async ({ user, params, body }) => ({ note: await changeNote(db, user, params.id, body) })),
  route(deleteNote, ({ user, params }) => dropNote(db, user, params.id)),
];
