import type { editNote, Input, Note } from '@foothold/shared/contract';
import { writeAudit } from '../../platform/audit/queries';
import { type Db, type Tx, transact } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import {
  countNotes,
  deleteNote,
  insertNote,
  isStudentDeleted,
  listNoteRows,
  lockNote,
  updateNote,
} from './notes.queries';
import { findListPosition } from './organizationApplications.queries';
import { lockApplication } from './queries';

const maxNotes = 200;

type NoteRow = NonNullable<Awaited<ReturnType<typeof lockNote>>>;

const toNote =
  ({ user_id }: User) =>
  ({ author_user_id, ...note }: NoteRow): Note => ({ ...note, own: author_user_id === user_id });

/** The notes of the caller's company on one of its applications. */
export async function loadNotes(db: Db, user: User, application_id: number): Promise<Note[]> {
  const org_id = user.role_specific_id;
  const notes = await listNoteRows(db, { application_id, org_id });
  if (notes.length === 0 && !(await findListPosition(db, { id: application_id, org_id }))) fail('not_found');
  return notes.map(toNote(user));
}

/** Locks the application, so that two notes at once do not exceed the limit. */
export const createNote = (db: Db, user: User, application_id: number, body: string): Promise<Note> =>
  transact(db, async (tx) => {
    const application = await lockApplication(tx, application_id);
    if (application?.org_id !== user.role_specific_id) fail('not_found');
    if (await isStudentDeleted(tx, application_id)) {
      fail('not_possible_now', undefined, { sentence: 'This candidate has deleted their account.' });
    }
    if ((await countNotes(tx, application_id)) >= maxNotes) {
      fail('not_possible_now', undefined, { sentence: `An application holds at most ${maxNotes} notes.` });
    }
    const { id } = await insertNote(tx, { application_id, author_user_id: user.user_id, body });
    return toNote(user)(await lockOwnNote(tx, user, id));
  });

/** Changes a note, unless it was changed since its author read it. */
export const changeNote = (db: Db, user: User, id: number, { body, revision }: Input<typeof editNote>): Promise<Note> =>
  transact(db, async (tx) => {
    const note = await lockOwnNote(tx, user, id);
    if (note.revision !== revision) {
      fail('not_possible_now', undefined, {
        sentence: 'This note was changed in another window. Read it again before you replace it.',
      });
    }
    await updateNote(tx, id, body);
    return toNote(user)(await lockOwnNote(tx, user, id));
  });

export const deleteOwnNote = (db: Db, user: User, id: number): Promise<void> =>
  transact(db, async (tx) => {
    await lockOwnNote(tx, user, id);
    await deleteNote(tx, id);
    await writeAudit(tx, user, { action: 'note.deleted', subject: 'note', subject_id: id });
  });

/** A note that the caller wrote. A colleague's note is 403 and not 404: the caller may read it. */
async function lockOwnNote(tx: Tx, user: User, id: number): Promise<NoteRow> {
  const note = await lockNote(tx, { id, org_id: user.role_specific_id });
  if (!note) fail('not_found');
  if (note.author_user_id !== user.user_id) fail('forbidden');
  return note;
}
