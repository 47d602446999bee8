import type { declineInterviewDates, Input, Interview } from '@foothold/shared/contract';
import { offeredDates } from '@foothold/shared/contract';
import { hasStarted } from '@foothold/shared/format';
import { queueEmail } from '../../email/emailTemplate';
import { notify } from '../../notifications/queries';
import { type Db, transact } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { refuseUnlessUndecided } from '../applicationStatus';
import { datesDeclinedEmail } from './declinedDates.emails';
import { lockInterview, recordEvent, refuse } from './lockInterview';
import { formatDeclinedDates } from './notificationTexts';
import { updateInterview } from './queries';
import { toInterview } from './toInterview';

/**
 * None of the offered dates suits the student, who says what would; the company offers again. It also helps where nobody
 * answered in time, and where a date was settled but cannot be kept. The request names the dates that the student saw and
 * whether one was settled, so that nothing which has replaced them meanwhile is declined unseen.
 */
export const declineDates = (
  db: Db,
  user: User,
  id: number,
  { note, confirmed = false, ...seen }: Input<typeof declineInterviewDates>,
  now = new Date(),
): Promise<Interview> =>
  transact(db, async (tx) => {
    const { interview, application } = await lockInterview(tx, id, ({ user_id }) => user_id === user.user_id);
    refuseUnlessUndecided(application.status);
    const isSettled = interview.confirmed_at !== null;
    if ((isSettled && !confirmed) || interview.completed_at) refuse('The date of this interview is already settled.');
    if (isSettled && hasStarted(interview, now)) fail('interview_started');
    const offered = toInterview(interview);
    if (offeredDates.some((name) => seen[name] !== offered[name]))
      refuse('The company has offered other times meanwhile. Look at them first.');
    if (interview.declined_at) refuse('You have asked for other times already. The company offers some.');

    const declined = await updateInterview(tx, id, {
      ...{ declined_at: now, decline_note: note },
      ...(isSettled && { confirmed_at: null, chosen: null, agreed_starts_at: interview.starts_at }),
    });
    await recordEvent(tx, user, declined, 'interview_declined');
    await notify(tx, {
      user_ids: [application.company_user_id],
      kind: 'interview',
      application_id: application.id,
      ...formatDeclinedDates(application, note, isSettled),
      href: `/setup-interview?id=${application.id}`,
    });
    await queueEmail(tx, datesDeclinedEmail, {
      ...{ interview_id: id, declined_at: now.toISOString() },
      was_settled: isSettled,
    });
    return toInterview(declined);
  });
