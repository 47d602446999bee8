import {
  type acceptApplication,
  type answerAcceptance,
  findStartDateProblem,
  type giveWelcome,
  type Input,
  type Output,
  type Welcome,
} from '@foothold/shared/contract';
import { queueEmail } from '../../email/emailTemplate';
import { announceApplications } from '../../notifications/announcements.queries';
import { notify } from '../../notifications/queries';
import { writeAudit } from '../../platform/audit/queries';
import type { Context } from '../../platform/context';
import { type Tx, transact } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { todayIn } from '../../platform/time/days';
import { acceptanceAnsweredEmail, welcomeChangedEmail } from './emails';
import { answerNotifications, formatChangedWelcome } from './notificationTexts';
import {
  findWelcome,
  isStudentDeleted,
  type LockedApplication,
  lockApplication,
  updateAnswer,
  type WelcomeTexts,
  writeWelcome,
} from './queries';
import { welcomePath } from './welcomeTexts';

type Services = Pick<Context, 'db' | 'config'>;

/** Writes the welcome that comes with an acceptance, in the caller's transaction: the email about that has it. */
export async function insertWelcome(
  tx: Tx,
  config: Services['config'],
  application_id: number,
  welcome: NonNullable<Input<typeof acceptApplication>['welcome']>,
): Promise<void> {
  refuseImpossibleStart(welcome.starts_on, config, 'welcome.starts_on');
  await writeWelcome(tx, [application_id], welcome);
}

/**
 * Gives a welcome, or changes it until the student declines, and tells the student. Texts that are the same as before
 * change nothing, so that a double click tells nobody twice. A start date that was possible when it was given stays so.
 */
export const giveOwnWelcome = (
  { db, config }: Services,
  user: User,
  id: number,
  { revision, ...welcome }: Input<typeof giveWelcome>,
): Promise<Welcome> =>
  transact(db, async (tx) => {
    const application = await lockApplication(tx, id);
    if (application?.org_id !== user.role_specific_id) fail('not_found');
    if (application.status !== 'Accepted') refuse('Only an accepted application has a welcome.');
    if (application.acceptance_answer === 'declined') refuse('The candidate has declined.');
    if (await isStudentDeleted(tx, application.user_id)) refuse('This candidate has deleted their account.');
    const before = await findWelcome(tx, id);
    if (before && isSame(before, welcome)) return before;
    if ((before?.revision ?? 0) !== revision) fail('outdated');
    if (before?.starts_on !== welcome.starts_on) refuseImpossibleStart(welcome.starts_on, config, 'starts_on');

    await writeWelcome(tx, [id], welcome);
    const written = (await findWelcome(tx, id)) ?? fail('not_found');
    await tellStudent(tx, user, application, written);
    return written;
  });

async function tellStudent(tx: Tx, user: User, application: LockedApplication, { revision }: Welcome): Promise<void> {
  const { id, user_id } = application;
  await notify(tx, {
    user_ids: [user_id],
    kind: 'application',
    application_id: id,
    ...formatChangedWelcome(application, revision > 1),
    href: welcomePath(id),
  });
  await queueEmail(tx, welcomeChangedEmail, { application_id: id, revision });
  await writeAudit(tx, user, { action: 'welcome.given', ...toSubject(id), detail: { revision } });
  await announceApplications(tx, application.company_user_id);
}

/**
 * What an accepted student answers, once. The same answer again changes nothing, whatever line it has. Nobody confirms a
 * start that has changed since they saw it; declining names no date, so any revision will do.
 */
export const answerOwnAcceptance = (
  { db }: Services,
  user: User,
  id: number,
  { answer, line, revision }: Input<typeof answerAcceptance>,
): Promise<Omit<Output<typeof answerAcceptance>, 'message'>> =>
  transact(db, async (tx) => {
    const application = await lockApplication(tx, id);
    if (application?.user_id !== user.user_id) fail('not_found');
    if (application.status !== 'Accepted') refuse('Only an accepted application can be confirmed or declined.');
    const { acceptance_answer, acceptance_answered_at, acceptance_line } = application;
    if (acceptance_answer && acceptance_answered_at) {
      if (acceptance_answer !== answer) refuse(finalAnswers[acceptance_answer]);
      return { acceptance_answer, acceptance_answered_at, acceptance_line };
    }
    const seen = (await findWelcome(tx, id))?.revision ?? 0;
    if (answer === 'confirmed' && seen !== revision) fail('outdated', undefined, { sentence: changedMessage });

    const { acceptance_answered_at: answered_at } = await updateAnswer(tx, id, { answer, line });
    await notify(tx, {
      user_ids: [application.company_user_id],
      kind: 'application',
      application_id: id,
      ...answerNotifications[answer](application, line),
      href: `/dashboard/applications/${id}`,
    });
    await queueEmail(tx, acceptanceAnsweredEmail, { application_id: id });
    await writeAudit(tx, user, { action: 'acceptance.answered', ...toSubject(id), detail: { answer } });
    return {
      acceptance_answer: answer,
      acceptance_answered_at: answered_at ?? fail('unexpected'),
      acceptance_line: line,
    };
  });

const finalAnswers = {
  confirmed: 'You have confirmed already. Write to the company if you cannot come.',
  declined: 'You have declined already. Write to the company if that has changed.',
};
const changedMessage = 'The company has changed when or where you start. Look at it before you confirm.';

const refuse = (sentence: string): never => fail('not_possible_now', undefined, { sentence });

/** Refuses a start date in the past or too far ahead, as the platform's day goes. */
export function refuseImpossibleStart(
  starts_on: string,
  { PLATFORM_TIME_ZONE }: Services['config'],
  field: string,
): void {
  const problem = findStartDateProblem(starts_on, todayIn(PLATFORM_TIME_ZONE));
  if (problem) fail('invalid_input', { [field]: problem });
}

const isSame = (before: Welcome, welcome: WelcomeTexts): boolean =>
  before.starts_on === welcome.starts_on &&
  before.place === welcome.place &&
  before.contact_name === welcome.contact_name &&
  before.contact_details === welcome.contact_details &&
  before.note === (welcome.note ?? null);

const toSubject = (subject_id: number) => ({ subject: 'application', subject_id });
