import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db';

const selectNotes = (db: Db) =>
  db
    .selectFrom('application_notes as notes')
    .innerJoin('applications', 'applications.id', 'notes.application_id')
    .innerJoin('organizations', 'organizations.user_id', 'notes.author_user_id')
    .select(['notes.id', 'notes.body', 'notes.created_at', 'notes.edited_at', 'notes.revision'])
    .select(['notes.author_user_id', 'organizations.company_name as by']);

/** The notes on an application, if it is the company's, newest first. */
export const listNoteRows = (db: Db, { application_id, org_id }: { application_id: number; org_id: number }) =>
  selectNotes(db)
    .where('notes.application_id', '=', application_id)
    .where('applications.org_id', '=', org_id)
    .orderBy('notes.id', 'desc')
    .execute();

/** Locks one note on an application of the company until the transaction ends. */
export const lockNote = (tx: Tx, { id, org_id }: { id: number; org_id: number }) =>
  selectNotes(tx)
    .where('notes.id', '=', id)
    .where('applications.org_id', '=', org_id)
    .forUpdate('notes')
    .executeTakeFirst();

export const insertNote = (tx: Tx, values: { application_id: number; author_user_id: number; body: string }) =>
  tx.insertInto('application_notes').values(values).returning('id').executeTakeFirstOrThrow();

export const updateNote = (tx: Tx, id: number, body: string) =>
  tx
    .updateTable('application_notes')
    .set({ body, revision: sql<number>`revision + 1`, edited_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();

export const deleteNote = (tx: Tx, id: number) => tx.deleteFrom('application_notes').where('id', '=', id).execute();

/** Whether the student has deleted their account. Deleting locks their applications: lock this one before. */
export const isStudentDeleted = async (tx: Tx, application_id: number): Promise<boolean> => {
  const { deleted_at } = await tx
    .selectFrom('applications')
    .innerJoin('students', 'students.user_id', 'applications.user_id')
    .where('applications.id', '=', application_id)
    .select('students.deleted_at')
    .executeTakeFirstOrThrow();
  return deleted_at !== null;
};

export const countNotes = async (tx: Tx, application_id: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('application_notes')
    .where('application_id', '=', application_id)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};
