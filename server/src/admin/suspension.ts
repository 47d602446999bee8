import type { Organization } from '@foothold/shared/contract';
import { deleteUserSessions } from '../accounts/sessions/queries';
import { queueEmail } from '../email/emailTemplate';
import { notify } from '../notifications/queries';
import { lockOrganization, updateOrganization } from '../organizations/queries';
import { writeAudit } from '../platform/audit/queries';
import { type Db, type Tx, transact } from '../platform/db';
import { fail, type User } from '../platform/http';
import {
  organizationRestoredEmail,
  organizationSuspendedEmail,
  studentRestoredEmail,
  studentSuspendedEmail,
} from './emails';
import { findStudent, lockStudentAccount, updateSuspension } from './students.queries';

interface SuspensionRequest {
  reason: string;
  request_id: string;
}

/**
 * Suspends a student: all sessions and their event streams end at once, and a login fails with the reason. Applications
 * stay. Suspending again with the same reason changes nothing.
 */
export const suspendStudent = (db: Db, admin: User, id: number, { reason, request_id }: SuspensionRequest) =>
  changeStudent(db, id, async (tx, { suspended_at, suspended_by, suspension_reason }) => {
    if (suspended_at) return refuseUnlessSame(suspended_by === admin.user_id && suspension_reason === reason);
    const suspension = { suspended_at: new Date(), suspended_by: admin.user_id, suspension_reason: reason };
    await updateSuspension(tx, id, suspension);
    await deleteUserSessions(tx, id);
    await queueEmail(tx, studentSuspendedEmail, { user_id: id, reason });
    await writeAudit(tx, admin, {
      ...{ action: 'student.suspended', subject: 'user', subject_id: id, detail: { reason }, request_id },
    });
  });

/** Lifts the suspension of a student; changes nothing when there is none. */
export const restoreStudent = (db: Db, admin: User, id: number, request_id: string) =>
  changeStudent(db, id, async (tx, { suspended_at, suspension_reason }) => {
    if (!suspended_at) return;
    await updateSuspension(tx, id, { suspended_at: null, suspended_by: null, suspension_reason: null });
    await queueEmail(tx, studentRestoredEmail, { user_id: id });
    const detail = { reason: suspension_reason };
    await writeAudit(tx, admin, { action: 'student.restored', subject: 'user', subject_id: id, detail, request_id });
  });

/** Ends every session of a student. Resolves to their number. */
export const logStudentOut = (db: Db, admin: User, id: number, request_id: string): Promise<number> =>
  transact(db, async (tx) => {
    if (!(await lockStudentAccount(tx, id))) fail('not_found');
    const ended = await deleteUserSessions(tx, id);
    const detail = { ended };
    if (ended > 0)
      await writeAudit(tx, admin, {
        action: 'student.logged_out',
        subject: 'user',
        subject_id: id,
        detail,
        request_id,
      });
    return ended;
  });

type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockStudentAccount>>>;

/** Locks a student's account, changes it and resolves to its new state. */
const changeStudent = (db: Db, id: number, change: (tx: Tx, account: LockedAccount) => Promise<void> | void) =>
  transact(db, async (tx) => {
    const account = await lockStudentAccount(tx, id);
    if (!account) fail('not_found');
    await change(tx, account);
    return (await findStudent(tx, id)) ?? fail('not_found');
  });

/** Suspends a verified organization: it can only read the reason and request another review, and its jobs are hidden. */
export const suspendOrganization = (
  db: Db,
  admin: User,
  id: number,
  { reason, request_id }: SuspensionRequest,
): Promise<Organization> =>
  transact(db, async (tx) => {
    const { user_id, decided_by, ...before } = (await lockOrganization(tx, id)) ?? fail('not_found');
    if (isSuspended(before)) {
      refuseUnlessSame(decided_by === admin.user_id && before.reason === reason);
      return before;
    }
    if (before.verified === 0)
      fail('not_possible_now', undefined, { sentence: 'Only an approved company can be suspended.' });
    const now = new Date();
    const decision = { decided_by: admin.user_id, decided_at: now, suspended_at: now };
    const after = await updateOrganization(tx, id, { verification_status: 'rejected', reason, ...decision });
    await notifyOrganization(tx, user_id, {
      title: 'Your company is suspended',
      message: `Reason: ${reason}`,
      href: '/unverified-company',
    });
    await queueEmail(tx, organizationSuspendedEmail, { user_id, company_name: after.company_name, reason });
    await writeAudit(tx, admin, {
      ...{ action: 'organization.suspended', subject: 'organization', subject_id: id, detail: { reason }, request_id },
    });
    return after;
  });

/** Lifts the suspension of an organization, whose jobs are shown again; changes nothing when it is verified. */
export const restoreOrganization = (db: Db, admin: User, id: number, request_id: string): Promise<Organization> =>
  transact(db, async (tx) => {
    const { user_id, decided_by: _, ...before } = (await lockOrganization(tx, id)) ?? fail('not_found');
    if (before.verified === 1) return before;
    if (!isSuspended(before))
      fail('not_possible_now', undefined, { sentence: 'This company is not suspended any more.' });
    const decision = { decided_by: admin.user_id, decided_at: new Date(), suspended_at: null };
    const after = await updateOrganization(tx, id, { verification_status: 'verified', reason: null, ...decision });
    await notifyOrganization(tx, user_id, {
      title: 'Your company is open again',
      message: 'Your jobs are shown again.',
      href: '/dashboard/jobs',
    });
    await queueEmail(tx, organizationRestoredEmail, { user_id, company_name: after.company_name });
    const detail = { reason: before.reason };
    await writeAudit(tx, admin, {
      ...{ action: 'organization.restored', subject: 'organization', subject_id: id, detail, request_id },
    });
    return after;
  });

const isSuspended = ({ verification_status, suspended_at }: Organization) =>
  verification_status === 'rejected' && Boolean(suspended_at);

/** A repeated request is no error. A second admin's is refused, because their reason would be lost silently. */
function refuseUnlessSame(isSame: boolean): void {
  if (!isSame) fail('not_possible_now', undefined, { sentence: 'This account was suspended meanwhile.' });
}

const notifyOrganization = (tx: Tx, user_id: number, notification: { title: string; message: string; href: string }) =>
  notify(tx, { user_ids: [user_id], kind: 'account', ...notification });
