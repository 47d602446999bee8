import type { DecisionKind } from '@foothold/shared/contract';
import { createEmailTask } from '../../email/emailTemplate';
import { enqueueTasks } from '../../email/queries';
import { announceApplications } from '../../notifications/announcements.queries';
import { notify, notifyEach } from '../../notifications/queries';
import { writeAudits } from '../../platform/audit/queries';
import { type Db, type Tx, transact } from '../../platform/db';
import type { Log } from '../../platform/http';
import { emailByStatus } from '../applications/emails';
import { statusNotifications } from '../applications/notificationTexts';
import { queueCancellationEmails } from '../interviews/cancellation.emails';
import { lockOrganizationCalendar } from '../interviews/queries';
import { type WelcomeTexts, writeWelcome } from '../welcomes/queries';
import { welcomePath } from '../welcomes/welcomeTexts';
import {
  claimDueBatch,
  type DueBatch,
  decideApplications,
  endItems,
  lockWaitingApplications,
  type WaitingApplication,
} from './apply.queries';
import { type Ended, inviteAll } from './applyInvitations';
import { writeToAll } from './applyMessages';
import { findProblem } from './findProblem';
import { updateBatch } from './queries';

/**
 * Makes every decision take effect that is due, each in one transaction with what everybody is told, so that neither a
 * second process nor a restart repeats or loses it. One that cannot take effect keeps no other waiting.
 */
export async function applyDueDecisions(db: Db, log: Log, now = new Date()): Promise<void> {
  const failed: number[] = [];
  for (;;) {
    let claimed: DueBatch | undefined;
    try {
      await transact(db, async (tx) => {
        claimed = await claimDueBatch(tx, now, failed);
        if (claimed) await applyBatch(tx, claimed, now);
      });
    } catch (cause) {
      if (!claimed) throw cause;
      failed.push(claimed.id);
      log.warn({ err: cause, batch: claimed.id }, 'a decision could not take effect and will be retried');
    }
    if (!claimed) return;
  }
}

async function applyBatch(tx: Tx, batch: DueBatch, now: Date): Promise<void> {
  if (batch.kind === 'interview') await lockOrganizationCalendar(tx, batch.org_id);
  const applications = await lockWaitingApplications(tx, batch.id);
  const ended =
    batch.verification_status !== 'verified'
      ? applications.map(({ id }): Ended => ({ id, failure: 'company_closed' }))
      : await applyToAll(tx, batch, applications, now);
  await endItems(tx, batch.id, ended);
  await updateBatch(tx, batch.id, { done_at: now });
  await tellCompany(tx, batch, ended);
}

function applyToAll(tx: Tx, batch: DueBatch, applications: readonly WaitingApplication[], now: Date): Promise<Ended[]> {
  if (batch.kind === 'interview') return inviteAll(tx, batch, applications, now);
  if (batch.kind === 'message') return writeToAll(tx, batch, applications);
  return decideAll(tx, batch, applications);
}

async function decideAll(tx: Tx, batch: DueBatch, applications: readonly WaitingApplication[]): Promise<Ended[]> {
  const to = batch.kind === 'accept' ? 'Accepted' : 'Rejected';
  const ended = applications.map(
    (application): Ended => ({
      id: application.id,
      failure: findProblem(batch.kind, application) ?? findNewDate(batch, application),
    }),
  );
  const failed = new Set(ended.flatMap(({ id, failure }) => (failure ? [id] : [])));
  const decided = applications.filter(({ id }) => !failed.has(id));
  if (decided.length === 0) return ended;

  const ids = decided.map(({ id }) => id);
  const { company_name, reason, line, made_by } = batch;
  const toPath = (id: number) => (to === 'Accepted' ? welcomePath(id) : `/dashboard/applications/${id}`);
  await decideApplications(tx, ids, { to, actor_user_id: made_by, reason, line });
  if (batch.welcome) await writeWelcome(tx, ids, batch.welcome as WelcomeTexts);
  await notifyEach(
    tx,
    decided.map(({ id, user_id, job_title }) => ({
      ...{ user_id, kind: 'application', application_id: id, href: toPath(id) },
      ...statusNotifications[to]({ company_name, job_title, reason, line }),
    })),
  );
  await writeAudits(
    tx,
    { user_id: made_by },
    decided.map(({ id, status }) => ({
      ...{ action: 'application.moved', subject: 'application', subject_id: id },
      detail: { from: status, to, batch: batch.id },
    })),
  );
  await enqueueTasks(tx, ...ids.map((application_id) => createEmailTask(emailByStatus[to], { application_id })));
  if (to === 'Rejected') await queueCancellationEmails(tx, ids);
  return ended;
}

/** The company did not know, when it rejected, that the student would come to an interview. */
const findNewDate = ({ kind, created_at }: DueBatch, { confirmed_at }: WaitingApplication) =>
  kind === 'reject' && confirmed_at && confirmed_at > created_at ? 'date_chosen' : null;

/** Open pages follow; of decisions that were not made the company is notified, without the names, which its page has. */
async function tellCompany(tx: Tx, { company_user_id, kind }: DueBatch, ended: readonly Ended[]): Promise<void> {
  await announceApplications(tx, company_user_id);
  const failures = ended.filter(({ failure }) => failure).length;
  if (failures === 0) return;
  await notify(tx, {
    user_ids: [company_user_id],
    kind: 'application',
    title: kind === 'message' ? 'Not everybody was written to' : 'Not everybody was decided',
    message: `${failures} of ${ended.length} ${whatFailed(kind)}, because something had changed. Applications shows which.`,
    href: '/dashboard/applications',
  });
}

const whatFailed = (kind: DecisionKind) => (kind === 'message' ? 'messages were not sent' : 'decisions were not made');
