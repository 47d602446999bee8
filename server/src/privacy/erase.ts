import { hashPassword } from '../accounts/credentials/passwords';
import { createToken } from '../accounts/credentials/tokens';
import { deleteDetails } from '../accounts/details/queries';
import { verifyOwnPassword } from '../accounts/sessions/verifyOwnPassword';
import { lockStudentProfile } from '../accounts/students.queries';
import type { TaskKind } from '../email/kinds';
import { finishMatchingTasks } from '../email/queries';
import { eraseUndeliveredEmails } from '../email/undelivered.queries';
import { isUndecided } from '../hiring/applicationStatus';
import { lockApplication } from '../hiring/applications/queries';
import { withdrawLockedApplication } from '../hiring/applications/service';
import { deleteLoginAudit, writeAudit } from '../platform/audit/queries';
import type { Context } from '../platform/context';
import { type Tx, transact } from '../platform/db';
import type { User } from '../platform/http';
import { removeUnused } from '../platform/storage';
import {
  anonymizeApplications,
  anonymizeStudent,
  anonymizeUser,
  clearDeclineNotes,
  clearRatings,
  deleteBulkDecisions,
  deleteConversations,
  deleteNotesAboutStudent,
  deleteStudentFiles,
  deleteStudentNotifications,
  deleteStudentRecords,
  deleteWelcomes,
  lockStudentApplications,
} from './erase.queries';

/**
 * Deletes a student's account in one transaction. Organizations keep anonymous applications with their dates and
 * outcomes; undecided ones are withdrawn and the organizations notified. Files are deleted after the transaction: one that
 * a crash leaves behind has no row, so nobody can read it, and the cleanup deletes it.
 */
export async function eraseAccount(context: Context, user: User, password: string, request_id: string): Promise<void> {
  await verifyOwnPassword(context, user, password, 'password');
  const unusablePasswordHash = await hashPassword(createToken());
  const files = await transact(context.db, async (tx) => {
    // A concurrent request from another device has deleted it already.
    if (!(await lockStudentProfile(tx, user.user_id))) return [];
    return eraseStudent(tx, user, unusablePasswordHash, request_id);
  });
  await removeUnused(context.db, context.store, files);
}

async function eraseStudent(tx: Tx, user: User, password_hash: string, request_id: string): Promise<string[]> {
  const { user_id } = user;
  const applications = await lockStudentApplications(tx, user_id);
  await deleteStudentNotifications(tx, user_id);
  await deleteNotesAboutStudent(tx, user_id);
  await clearRatings(tx, user_id);
  await deleteBulkDecisions(tx, user_id);
  await anonymizeStudent(tx, user_id);
  const undecided = applications.filter(({ status }) => isUndecided(status));
  for (const { id } of undecided) {
    // Loaded after the name was removed, so that the notification does not contain it.
    const application = await lockApplication(tx, id);
    if (application) await withdrawLockedApplication(tx, user, application);
  }
  const files = await deleteStudentFiles(tx, user_id);
  await deleteConversations(tx, user_id);
  await anonymizeApplications(tx, user_id);
  await clearDeclineNotes(tx, user_id);
  await deleteWelcomes(tx, user_id);
  // Before the sessions: a login waits for this row, or is waited for, so that none opens a session after they are deleted.
  await anonymizeUser(tx, user_id, password_hash);
  await deleteDetails(tx, user_id);
  await deleteStudentRecords(tx, user_id);
  await deleteLoginAudit(tx, user_id);
  for (const [kind, name] of Object.entries(studentKeys) as [TaskKind, StudentKey | null][])
    if (name) await finishMatchingTasks<Pick<User, StudentKey>>(tx, kind, { [name]: user[name] });
  await eraseUndeliveredEmails(tx, user_id);
  const detail = { withdrawn: undecided.length };
  await writeAudit(tx, user, {
    ...{ action: 'account.deleted', subject: 'user', subject_id: user_id, detail, request_id },
  });
  return files;
}

type StudentKey = 'user_id' | 'email';

/**
 * What says in the payload of each kind of task which student it is for. Null where the payload has only ids of other
 * rows, which are anonymized here; a task with them finds nothing left to tell the student.
 */
const studentKeys: Record<TaskKind, StudentKey | null> = {
  mail: 'user_id',
  password_reset: 'email',
  // Names nobody.
  error_reported: null,
  new_browser: 'user_id',
  // Its subscriber is deleted.
  job_alert: null,
  job_gone: 'user_id',
  job_refused: null,
  job_released: null,
  job_restored: null,
  job_taken_down: null,
  acceptance_answered: null,
  application_accepted: null,
  application_receipt: null,
  application_received: null,
  application_rejected: null,
  application_viewed: null,
  application_withdrawn: null,
  applications_received: null,
  interview_called_off: null,
  interview_chosen: null,
  interview_declined: null,
  interview_offered: null,
  interview_reminder: null,
  interview_reopened: null,
  interview_settled: null,
  messages_unread: null,
  reply_digest: null,
  welcome_changed: null,
};
