import type { editNote, Input, Note } from '@foothold/shared/contract';
import { writeAudit } from '../audit/queries';
import { type Db, type Tx, transact } from '../db';
import { fail, type User } from '../http';
import { lockApplication } from './queries';
import { countNotes, insertNote, isOfFormer, listNotesOf, lockNote, removeNote, updateNote } from './queries.notes';
import { findPlace } from './queries.received';

const mostNotes = 200;

type Row = NonNullable<Awaited<ReturnType<typeof lockNote>>>;

const asNote =
  ({ user_id }: User) =>
  ({ author_user_id, ...note }: Row): Note => ({ ...note, own: author_user_id === user_id });

/** What the caller's company has written down about an application of its own. */
export async function notesOn(db: Db, user: User, application_id: number): Promise<Note[]> {
  const org_id = user.role_specific_id;
  const notes = await listNotesOf(db, { application_id, org_id });
  if (notes.length === 0 && !(await findPlace(db, { id: application_id, org_id }))) fail('not_found');
  return notes.map(asNote(user));
}

/** The application is held, so that none of two notes at once is one too many. */
export const addNoteTo = (db: Db, user: User, application_id: number, body: string): Promise<Note> =>
  transact(db, async (tx) => {
    const application = await lockApplication(tx, application_id);
    if (application?.org_id !== user.role_specific_id) fail('not_found');
    if (await isOfFormer(tx, application_id)) {
      fail('not_possible_now', undefined, { sentence: 'This candidate has deleted their account.' });
    }
    if ((await countNotes(tx, application_id)) >= mostNotes) {
      fail('not_possible_now', undefined, { sentence: `An application holds at most ${mostNotes} notes.` });
    }
    const { id } = await insertNote(tx, { application_id, author_user_id: user.user_id, body });
    return asNote(user)(await lockOwn(tx, user, id));
  });

/** Changes a note as its author has read it; what was changed elsewhere meanwhile is not written over. */
export const changeNote = (db: Db, user: User, id: number, { body, revision }: Input<typeof editNote>): Promise<Note> =>
  transact(db, async (tx) => {
    const note = await lockOwn(tx, user, id);
    if (note.revision !== revision) {
      fail('not_possible_now', undefined, {
        sentence: 'This note was changed in another window. Read it again before you replace it.',
      });
    }
    await updateNote(tx, id, body);
    return asNote(user)(await lockOwn(tx, user, id));
  });

export const dropNote = (db: Db, user: User, id: number): Promise<void> =>
  transact(db, async (tx) => {
    await lockOwn(tx, user, id);
    await removeNote(tx, id);
    await writeAudit(tx, user, { action: 'note.deleted', subject: 'note', subject_id: id });
  });

/** A note that the caller wrote. Somebody else's of the same company may be read, so it is no secret that it is there. */
async function lockOwn(tx: Tx, user: User, id: number): Promise<Row> {
  const note = await lockNote(tx, { id, org_id: user.role_specific_id });
  if (!note) fail('not_found');
  if (note.author_user_id !== user.user_id) fail('forbidden');
  return note;
}
