import type {
  Application,
  acceptApplication,
  CompanyApplication,
  Input,
  rejectApplication,
} from '@foothold/shared/contract';
import { queueEmail } from '../../email/emailTemplate';
import { notify } from '../../notifications/queries';
import { writeAudit } from '../../platform/audit/queries';
import type { Context } from '../../platform/context';
import { type Tx, transact } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { refuseUnlessUndecided } from '../applicationStatus';
import { insertApplicationEvent, setRejection, updateApplicationStatus } from '../applicationStatus.queries';
import { queueCancellationEmail } from '../interviews/cancellation.emails';
import { refuseWhileWaiting } from '../waitingDecision';
import { insertWelcome } from '../welcomes/service';
import { welcomePath } from '../welcomes/welcomeTexts';
import { applicationWithdrawnEmail, emailByStatus } from './emails';
import { loadApplication, loadCompanyApplication } from './loadApplication';
import { statusNotifications } from './notificationTexts';
import { type LockedApplication, lockApplication } from './queries';
import { cancelReceivedTask } from './receivedEmail';

type Services = Pick<Context, 'db' | 'config'>;

/** Opens an application for its company: Applied becomes Viewed, once; everything later stays as it is. */
export async function markViewed(
  services: Services,
  user: User,
  id: number,
  org_id?: number | null,
): Promise<CompanyApplication> {
  await transact(services.db, async (tx) => {
    const application = await lockForOrganization(tx, user, id, org_id);
    if (application.status !== 'Applied') return;
    await changeStatus(tx, user, application, 'Viewed');
    await queueEmail(tx, emailByStatus.Viewed, { application_id: id });
  });
  return loadCompanyApplication(services, id);
}

/** Accepts an undecided application of the caller's company, and tells the student how they start if it does. */
export async function acceptOwnApplication(
  services: Services,
  user: User,
  id: number,
  { org_id, welcome }: Input<typeof acceptApplication>,
): Promise<Application> {
  await transact(services.db, async (tx) => {
    const application = await lockForDecision(tx, user, id, org_id);
    if (welcome) await insertWelcome(tx, services.config, id, welcome);
    await changeStatus(tx, user, application, 'Accepted');
    await queueEmail(tx, emailByStatus.Accepted, { application_id: id });
  });
  return loadApplication(services, id);
}

/** Rejects an undecided application of the caller's company, and says why if the company does. */
export async function rejectOwnApplication(
  services: Services,
  user: User,
  id: number,
  { org_id, reason, line }: Input<typeof rejectApplication>,
): Promise<Application> {
  await transact(services.db, async (tx) => {
    const application = await lockForDecision(tx, user, id, org_id);
    if (reason) await setRejection(tx, id, { reason, line });
    await changeStatus(tx, user, { ...application, reason, line }, 'Rejected');
    await queueEmail(tx, emailByStatus.Rejected, { application_id: id });
    await queueCancellationEmail(tx, id, 'organization');
  });
  return loadApplication(services, id);
}

async function lockForDecision(tx: Tx, user: User, id: number, org_id?: number | null): Promise<LockedApplication> {
  const application = await lockForOrganization(tx, user, id, org_id);
  refuseUnlessUndecided(application.status);
  await refuseWhileWaiting(tx, id);
  return application;
}

/** A student withdraws their application, as long as it is undecided. */
export async function withdrawOwnApplication(services: Services, user: User, id: number): Promise<Application> {
  await transact(services.db, async (tx) => {
    const application = await lockApplication(tx, id);
    if (application?.user_id !== user.user_id) fail('not_found');
    refuseUnlessUndecided(application.status);
    await withdrawLockedApplication(tx, user, application);
  });
  return loadApplication(services, id);
}

/** Withdraws an undecided application that the caller's transaction has locked, and tells its company. */
export async function withdrawLockedApplication(tx: Tx, user: Actor, application: LockedApplication): Promise<void> {
  await changeStatus(tx, user, application, 'Withdrawn');
  // No email about a withdrawn application to a company that has neither opened it nor been emailed about it.
  const isUnknown = (await cancelReceivedTask(tx, application.id)) && application.status === 'Applied';
  if (!isUnknown) await queueEmail(tx, applicationWithdrawnEmail, { application_id: application.id });
  await queueCancellationEmail(tx, application.id, 'student');
}

type Actor = Pick<User, 'user_id'>;

/** An application of another company is 404, as is one that does not exist. */
async function lockForOrganization(tx: Tx, user: User, id: number, org_id?: number | null): Promise<LockedApplication> {
  const application = await lockApplication(tx, id);
  if (application?.org_id !== user.role_specific_id) fail('not_found');
  if (org_id && org_id !== user.role_specific_id) fail('not_found');
  return application;
}

/** Changes the status with its timeline entry, notification and audit entry, all in the caller's transaction. */
async function changeStatus(
  tx: Tx,
  user: Actor,
  application: DecidedApplication,
  status: NotifiedStatus,
): Promise<void> {
  await updateApplicationStatus(tx, application.id, status);
  const actor_user_id = user.user_id;
  await insertApplicationEvent(tx, { application_id: application.id, kind: eventKinds[status], status, actor_user_id });
  await notify(tx, toNotification(application, status));
  const detail = { from: application.status, to: status };
  await writeAudit(tx, user, {
    action: 'application.moved',
    subject: 'application',
    subject_id: application.id,
    detail,
  });
}

const eventKinds = { Viewed: 'viewed', Accepted: 'accepted', Rejected: 'rejected', Withdrawn: 'withdrawn' } as const;
type NotifiedStatus = keyof typeof eventKinds;

type DecidedApplication = LockedApplication & Partial<Pick<Input<typeof rejectApplication>, 'reason' | 'line'>>;

function toNotification(application: DecidedApplication, status: NotifiedStatus) {
  const { id, user_id, company_user_id } = application;
  return {
    user_ids: [status === 'Withdrawn' ? company_user_id : user_id],
    kind: 'application' as const,
    application_id: id,
    ...statusNotifications[status](application),
    href: status === 'Accepted' ? welcomePath(id) : `/dashboard/applications/${id}`,
  };
}
