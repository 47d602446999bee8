import { sql } from 'kysely';
import type { Tx } from '../platform/db';

const deletedStudentName = 'Former candidate';

const selectApplicationIds = (tx: Tx, user_id: number) =>
  tx.selectFrom('applications').select('id').where('user_id', '=', user_id);

const selectMessageIds = (tx: Tx, user_id: number) =>
  tx.selectFrom('messages').select('id').where('application_id', 'in', selectApplicationIds(tx, user_id));

/** Locks a student's applications until the transaction ends. */
export const lockStudentApplications = (tx: Tx, user_id: number) =>
  tx
    .selectFrom('applications')
    .select(['id', 'status'])
    .where('user_id', '=', user_id)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Clears a student's profile. All deleted students have the same name. */
export const anonymizeStudent = (tx: Tx, user_id: number) =>
  tx
    .updateTable('students')
    .set({
      ...{ full_name: deletedStudentName, sex: null, university: null, course_of_study: null },
      ...{
        status: null,
        degree: null,
        phone: null,
        recommendations: true,
        updated_at: sql<string>`now()`,
        deleted_at: sql<string>`now()`,
      },
    })
    .where('user_id', '=', user_id)
    .execute();

/** The new email is not a valid address, so nobody can log in with it or register it. Nobody knows the new password. */
export const anonymizeUser = (tx: Tx, user_id: number, password_hash: string) =>
  tx
    .updateTable('users')
    .set({
      ...{ email: `former candidate ${user_id}`, password_hash, updated_at: sql<string>`now()` },
      ...{ suspended_at: null, suspended_by: null, suspension_reason: null, passkey_handle: null },
    })
    .where('id', '=', user_id)
    .execute();

/**
 * Removes cover letters, answers, documents, the time by the student's device and what was written about the decision from a
 * student's applications. Other dates, status, reason and whether they confirmed stay.
 */
export const anonymizeApplications = (tx: Tx, user_id: number) =>
  tx
    .updateTable('applications')
    .set({
      ...{ cover_letter: '', resume: null, internship_letter: null, updated_at: sql<string>`now()` },
      ...{ a1: null, a2: null, a3: null, a4: null, a5: null, rejection_line: null },
      acceptance_line: null,
      finished_at: null,
    })
    .where('user_id', '=', user_id)
    .execute();

/** Empties what a student wrote about interview dates that did not suit. */
export const clearDeclineNotes = (tx: Tx, user_id: number) =>
  tx
    .updateTable('interviews')
    .set({ decline_note: '' })
    .where('user_id', '=', user_id)
    .where('declined_at', 'is not', null)
    .execute();

/** Deletes the conversations of a student with all that both sides wrote, and what they were reported for. */
export async function deleteConversations(tx: Tx, user_id: number): Promise<void> {
  for (const table of ['messages', 'conversations', 'message_drafts', 'conversation_reports'] as const)
    await tx.deleteFrom(table).where('application_id', 'in', selectApplicationIds(tx, user_id)).execute();
}

/** Deletes what organizations have told a student about their start. */
export const deleteWelcomes = (tx: Tx, user_id: number) =>
  tx.deleteFrom('welcomes').where('application_id', 'in', selectApplicationIds(tx, user_id)).execute();

/** Deletes the rows of all files of a student, and of those in their conversations. Resolves to the keys of the files in the store. */
export async function deleteStudentFiles(tx: Tx, user_id: number): Promise<string[]> {
  const files = await tx
    .deleteFrom('files')
    .where((eb) =>
      eb.or([
        eb('application_id', 'in', selectApplicationIds(tx, user_id)),
        eb('message_id', 'in', selectMessageIds(tx, user_id)),
        eb('document_id', 'in', tx.selectFrom('student_documents').select('id').where('user_id', '=', user_id)),
      ]),
    )
    .returning('key')
    .execute();
  await tx.deleteFrom('student_documents').where('user_id', '=', user_id).execute();
  return files.map(({ key }) => key);
}

/** Deletes the notes that organizations have written about a student. */
export const deleteNotesAboutStudent = (tx: Tx, user_id: number) =>
  tx.deleteFrom('application_notes').where('application_id', 'in', selectApplicationIds(tx, user_id)).execute();

/** Takes a student's applications out of decisions in bulk, and deletes those that were about nobody else. */
export async function deleteBulkDecisions(tx: Tx, user_id: number): Promise<void> {
  const deleted = await tx
    .deleteFrom('decision_batch_items')
    .where('application_id', 'in', selectApplicationIds(tx, user_id))
    .returning('batch_id')
    .execute();
  if (deleted.length === 0) return;
  await tx
    .deleteFrom('decision_batches')
    .where(
      'id',
      'in',
      deleted.map(({ batch_id }) => batch_id),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('decision_batch_items').select('batch_id').whereRef('batch_id', '=', 'decision_batches.id')),
      ),
    )
    .execute();
}

/** Takes back the ratings that organizations have given a student. */
export const clearRatings = (tx: Tx, user_id: number) =>
  tx.updateTable('applications').set({ rating: 0 }).where('user_id', '=', user_id).execute();

/** Deletes the notifications of a student, and those of organizations that name the student. */
export const deleteStudentNotifications = (tx: Tx, user_id: number) =>
  tx
    .deleteFrom('notifications')
    .where((eb) => eb.or([eb('user_id', '=', user_id), eb('application_id', 'in', selectApplicationIds(tx, user_id))]))
    .execute();

/**
 * Deletes a student's drafts, saved jobs and searches, mails about new jobs, hidden companies, dismissed jobs, sessions, known browsers, passkeys, password resets, confirmations
 * and changes of the address, and the turn of their scans.
 */
export async function deleteStudentRecords(tx: Tx, user_id: number): Promise<void> {
  for (const table of [
    'application_drafts',
    'saved_jobs',
    'saved_searches',
    'alert_subscribers',
    'hidden_companies',
    'dismissed_jobs',
    'sessions',
    'known_browsers',
    'passkeys',
    'passkey_challenges',
    'password_resets',
    'address_confirmations',
    'address_changes',
    'scan_turns',
  ] as const)
    await tx.deleteFrom(table).where('user_id', '=', user_id).execute();
}
