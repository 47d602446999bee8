import { days, type LetterKind, minutes } from '../mail/letterKind';
import { named } from '../mail/mail';
import { toWallClock } from '../time/wallClock';
import { spokenTime, timeInWords } from '../time/words';
import { invitationTo } from './calendar';
import { isPast } from './choices';
import type { Side } from './event';
import { findForLetter, type LetterFacts } from './queries.letters';
import type { Ahead } from './queries.reminders';
import { whereInWords } from './where';

interface Reminder {
  interview_id: number;
  /** The time that it is about: of another one there is another reminder. */
  starts_at: string;
  ahead: Ahead;
  to: Side;
}

/** To either side: the interview is near. */
export const reminder: LetterKind<Reminder> = {
  kind: 'interview_reminder',
  goodFor: 1 * days,
  async write(db, { interview_id, starts_at, ahead, to }, config) {
    const interview = await findForLetter(db, interview_id);
    if (!interview || interview.starts_at !== starts_at || isOver(interview)) return undefined;
    // While it could not leave, the next one has come due.
    if (ahead === 'day' && Date.parse(starts_at) - Date.now() < 60 * minutes) return undefined;
    return {
      ...wordsFor(to, interview, ahead),
      list: [timeInWords(starts_at, interview.time_zone)],
      calendar: invitationTo(interview, to, config),
    };
  },
};

const isOver = ({ status, completed_at, starts_at, verification_status }: LetterFacts): boolean =>
  status !== 'Interview' || completed_at !== null || isPast(starts_at) || verification_status !== 'verified';

function wordsFor(to: Side, interview: LetterFacts, ahead: Ahead) {
  const [company, name, title] = [interview.company_name, interview.full_name, interview.job_title].map(named);
  const { time_zone, starts_at, meet_link, confirmed_at } = interview;
  const [day, time] = [spokenTime(starts_at, time_zone).split(',')[0], toWallClock(starts_at, time_zone).slice(11)];
  const when = ahead === 'day' ? `is on ${day}` : `starts at ${time}`;
  const mine = to === 'student';
  const open = mine ? 'You have not confirmed the date yet.' : 'The candidate has not confirmed the date yet.';
  return {
    user_id: mine ? interview.user_id : interview.company_user_id,
    subject: mine ? `Your interview at ${company} ${when}` : `The interview with ${name} ${when}`,
    heading: mine ? `Your interview ${when}` : `The interview with ${name} ${when}`,
    paragraphs: [
      mine ? `It is for ${title} at ${company}.` : `It is for ${title}.`,
      ...whereInWords(interview, to),
      ...(confirmed_at ? [] : [open]),
    ],
    action: mine
      ? { label: 'See your interview', path: '/dashboard/notifications' }
      : { label: 'See your interviews', path: '/dashboard/interviews' },
    note: meet_link ? 'The meeting link is on that page.' : 'Everything about it is on that page.',
  };
}
