import type { chooseInterviewDate, Input, Interview, scheduleInterview } from '@foothold/shared/contract';
import { notify } from '../../notifications/queries';
import { writeAudit } from '../../platform/audit/queries';
import { type Db, transact } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { formatTimeWithZone } from '../../platform/time/formatTime';
import { refuseUnlessUndecided } from '../applicationStatus';
import { refuseWhileWaiting } from '../waitingDecision';
import { queueDateChosenEmails } from './chosenDate.emails';
import { lockInterview, recordEvent, refuse } from './lockInterview';
import { formatChosenDate } from './notificationTexts';
import {
  applyChosenDate,
  computeOverlapWindow,
  explainOverlaps,
  findOverlaps,
  listAgreedOverlaps,
  parseOffer,
} from './offeredDates';
import { lockApplication, lockOrganizationCalendar, updateInterview } from './queries';
import { findTakenDates, listTimesBetween } from './takenTimes.queries';
import { toInterview } from './toInterview';
import { writeOffer } from './writeOffer';

/** How long before its start an interview can be marked as held, in milliseconds. */
const completableBefore = 2 * 60 * 60 * 1000;

/** Offers a student three dates, or replaces an earlier offer. The application's status becomes Interview. */
export const offerInterview = (
  db: Db,
  user: User,
  { application_id, meet_link, place, phone_number, confirm_overlap, ...offered }: Input<typeof scheduleInterview>,
): Promise<Interview> =>
  transact(db, async (tx) => {
    await lockOrganizationCalendar(tx, user.role_specific_id);
    const application = await lockApplication(tx, application_id);
    if (application?.org_id !== user.role_specific_id || !matchesApplication(offered, application)) fail('not_found');
    refuseUnlessUndecided(application.status);
    await refuseWhileWaiting(tx, application_id);
    const { org_id, time_zone } = application;
    const isOnline = !place && !phone_number;
    const link = meet_link ?? (isOnline ? application.interview_link : null);
    if (isOnline && !link) fail('invalid_input', { meet_link: 'Meeting link is required.' });
    const offer = parseOffer(offered, time_zone);
    const window = { org_id, other_than: application_id, ...computeOverlapWindow(offer) };
    const overlaps = findOverlaps(offer, await listTimesBetween(tx, window));
    if (!confirm_overlap && Object.keys(overlaps).length > 0)
      fail('interview_overlap', explainOverlaps(overlaps, time_zone));

    return writeOffer(tx, user, application, {
      offer,
      venue: { place, phone_number, meet_link: link },
      agreed_overlaps: listAgreedOverlaps(overlaps),
    });
  });

type NamedIds = Pick<Input<typeof scheduleInterview>, 'job_id' | 'user_id' | 'org_id'>;

/** Whether the job, student and company in a request, if given, are those of the application. */
const matchesApplication = (ids: NamedIds, application: Record<keyof NamedIds, number>): boolean =>
  (['job_id', 'user_id', 'org_id'] as const).every((key) => (ids[key] ?? application[key]) === application[key]);

/**
 * The student chooses one of the three dates, once, before the interview starts. The other two stay stored. Of two students
 * who were offered the same alternative, the first to choose has it.
 */
export const chooseDate = (
  db: Db,
  user: User,
  id: number,
  { selected_date }: Input<typeof chooseInterviewDate>,
  now = new Date(),
): Promise<Interview> =>
  transact(db, async (tx) => {
    const { interview, application } = await lockInterview(tx, id, ({ user_id }) => user_id === user.user_id);
    refuseUnlessUndecided(application.status);
    if (interview.confirmed_at || interview.completed_at) refuse('The date of this interview is already settled.');
    if (interview.declined_at) refuse('You have asked for other times. The company offers some.');
    if (new Date(interview.starts_at) <= now) fail('interview_started');

    const choice = applyChosenDate(interview, selected_date, now);
    if ((await findTakenDates(tx, id)).includes(choice.chosen)) fail('interview_time_taken');
    const chosen = await updateInterview(tx, id, { ...choice, confirmed_at: now });
    await notify(tx, {
      user_ids: [application.company_user_id],
      kind: 'interview',
      application_id: application.id,
      ...formatChosenDate(application, formatTimeWithZone(chosen.starts_at, chosen.time_zone)),
      href: '/dashboard/interviews',
    });
    const isPreferred = chosen.chosen === 'date';
    await recordEvent(tx, user, chosen, isPreferred ? 'interview_kept' : 'interview_chosen');
    await queueDateChosenEmails(tx, { interview_id: id, confirmed_at: now.toISOString() });
    return toInterview(chosen);
  });

/** Marks an interview as held, from two hours before its start. Marking it twice changes nothing. */
export const completeOwnInterview = (db: Db, user: User, id: number, now = new Date()): Promise<Interview> =>
  transact(db, async (tx) => {
    const { interview, application } = await lockInterview(tx, id, ({ org_id }) => org_id === user.role_specific_id);
    refuseUnlessUndecided(application.status);
    if (interview.completed_at) return toInterview(interview);
    if (new Date(interview.starts_at).getTime() - completableBefore > now.getTime())
      refuse('This interview has not begun yet.');
    await recordEvent(tx, user, interview, 'interview_completed');
    await writeAudit(tx, user, { action: 'interview.completed', subject: 'interview', subject_id: id });
    return toInterview(await updateInterview(tx, id, { completed_at: now }));
  });
