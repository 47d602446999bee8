import { sql } from 'kysely';
import type { Tx } from '../platform/db';

const deletedStudentName = 'Former candidate';

const selectApplicationIds = (tx: Tx, user_id: number) =>
  tx.selectFrom('applications').select('id').where('user_id', '=', user_id);

/** A student's applications, each held until the transaction ends. */
export const lockStudentApplications = (tx: Tx, user_id: number) =>
  tx
    .selectFrom('applications')
    .select(['id', 'status'])
    .where('user_id', '=', user_id)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Takes every fact about a student out of their profile. From here on they have the name that everybody here has. */
export const anonymizeStudent = (tx: Tx, user_id: number) =>
  tx
    .updateTable('students')
    .set({
      ...{ full_name: deletedStudentName, sex: null, university: null, course_of_study: null },
      ...{ status: null, degree: null, phone: null, updated_at: sql<string>`now()`, deleted_at: sql<string>`now()` },
    })
    .where('user_id', '=', user_id)
    .execute();

/** What no form accepts as an email belongs to nobody, and nobody can ask for it; the password is one that nobody knows. */
export const anonymizeUser = (tx: Tx, user_id: number, password_hash: string) =>
  tx
    .updateTable('users')
    .set({
      ...{ email: `former candidate ${user_id}`, password_hash, updated_at: sql<string>`now()` },
      ...{ suspended_at: null, suspended_by: null, suspension_reason: null },
    })
    .where('id', '=', user_id)
    .execute();

/** Takes letters, answers and documents out of a student's applications; their dates and what became of them stay. */
export const anonymizeApplications = (tx: Tx, user_id: number) =>
  tx
    .updateTable('applications')
    .set({
      ...{ cover_letter: '', resume: null, internship_letter: null, updated_at: sql<string>`now()` },
      ...{ a1: null, a2: null, a3: null, a4: null, a5: null },
    })
    .where('user_id', '=', user_id)
    .execute();

/** Removes the rows of every file of a student. Resolves to the keys of the files themselves. */
export async function deleteStudentFiles(tx: Tx, user_id: number): Promise<string[]> {
  const files = await tx
    .deleteFrom('files')
    .where((eb) =>
      eb.or([
        eb('application_id', 'in', selectApplicationIds(tx, user_id)),
        eb('document_id', 'in', tx.selectFrom('student_documents').select('id').where('user_id', '=', user_id)),
      ]),
    )
    .returning('key')
    .execute();
  await tx.deleteFrom('student_documents').where('user_id', '=', user_id).execute();
  return files.map(({ key }) => key);
}

/** Removes what companies have written down about a student. */
export const deleteNotesAboutStudent = (tx: Tx, user_id: number) =>
  tx.deleteFrom('application_notes').where('application_id', 'in', selectApplicationIds(tx, user_id)).execute();

/** Removes what a student was told, and what companies were told of them by name. */
export const deleteStudentNotifications = (tx: Tx, user_id: number) =>
  tx
    .deleteFrom('notifications')
    .where((eb) => eb.or([eb('user_id', '=', user_id), eb('application_id', 'in', selectApplicationIds(tx, user_id))]))
    .execute();

/** Removes what is a student's alone: drafts, kept jobs, sessions and links to set a password. */
export async function deleteStudentRecords(tx: Tx, user_id: number): Promise<void> {
  for (const table of ['application_drafts', 'saved_jobs', 'sessions', 'password_resets'] as const)
    await tx.deleteFrom(table).where('user_id', '=', user_id).execute();
}
