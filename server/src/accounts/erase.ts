import { lockApplication } from '../applications/queries';
import { isUndecided, takeBack } from '../applications/service';
import { writeAudit } from '../audit/queries';
import type { Context } from '../context';
import { type Tx, transact } from '../db';
import type { User } from '../http';
import { endJobs } from '../mail/queries';
import { provePassword } from '../sessions/password';
import { hashPassword } from '../sessions/passwords';
import { resetJob } from '../sessions/reset';
import { newToken } from '../sessions/tokens';
import { holdStudent } from './queries';
import {
  blankApplications,
  blankStudent,
  blankUser,
  deleteBelongingsOf,
  deleteFilesOf,
  deleteNotesOn,
  deleteNotificationsOf,
  lockApplicationsOf,
} from './queries.erase';

/**
 * Deletes a student's account at once: everything about them goes, all of it or nothing. Companies keep that a former
 * candidate applied, when, and what became of it; what was undecided is withdrawn, and they are told. Files go last: one
 * that a crash leaves behind has no row any more, so nobody can read it, and it is swept at the next start.
 */
export async function eraseAccount(context: Context, user: User, password: string, request_id: string): Promise<void> {
  await provePassword(context, user, password, 'password');
  const nobodys = await hashPassword(newToken());
  const files = await transact(context.db, async (tx) => {
    // Whoever comes second, on another device, finds it done.
    if (!(await holdStudent(tx, user.user_id))) return [];
    return erase(tx, user, nobodys, request_id);
  });
  for (const key of files) await context.store.remove(key);
}

async function erase(tx: Tx, user: User, password_hash: string, request_id: string): Promise<string[]> {
  const { user_id, email } = user;
  const applications = await lockApplicationsOf(tx, user_id);
  await deleteNotificationsOf(tx, user_id);
  await deleteNotesOn(tx, user_id);
  await blankStudent(tx, user_id);
  const undecided = applications.filter(({ status }) => isUndecided(status));
  for (const { id } of undecided) {
    // Read now that the name is gone, so that nobody is told it once more.
    const application = await lockApplication(tx, id);
    if (application) await takeBack(tx, user, application);
  }
  const files = await deleteFilesOf(tx, user_id);
  await blankApplications(tx, user_id);
  await deleteBelongingsOf(tx, user_id);
  for (const kind of ['mail', 'job_gone']) await endJobs<{ user_id: number }>(tx, kind, { user_id });
  await endJobs<{ email: string }>(tx, resetJob, { email });
  await blankUser(tx, user_id, password_hash);
  const detail = { withdrawn: undecided.length };
  await writeAudit(tx, user, {
    ...{ action: 'account.deleted', subject: 'user', subject_id: user_id, detail, request_id },
  });
  return files;
}
