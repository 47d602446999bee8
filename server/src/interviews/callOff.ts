import type { Tx } from '../db';
import { days, type LetterKind, queueLetter } from '../mail/letterKind';
import { named } from '../mail/mail';
import { invitationTo } from './calendar';
import { isPast } from './choices';
import type { Side } from './event';
import { takeBackOffered } from './letters';
import { findForLetter, findForLetterOf } from './queries.letters';

/**
 * An application has ended, and with it an interview that was ahead. The other side has a letter about that; whoever
 * ended it has one too where the interview stands in their calendar.
 */
export async function callOff(tx: Tx, application_id: number, by: Side): Promise<void> {
  const interview = await findForLetterOf(tx, application_id);
  if (!interview || interview.completed_at || isPast(interview.starts_at)) return;
  const unheard = (await takeBackOffered(tx, interview.id)) !== undefined;
  const known = by === 'student' ? !unheard : interview.confirmed_at !== null;
  if (known) await queueLetter(tx, calledOff, { interview_id: interview.id, to: by });
}

/** To whoever ended the application: what that did to the interview. */
export const calledOff: LetterKind<{ interview_id: number; to: Side }> = {
  kind: 'interview_called_off',
  goodFor: 5 * days,
  async write(db, { interview_id, to }, config) {
    const interview = await findForLetter(db, interview_id);
    if (!interview) return undefined;
    const [company, name, title] = [interview.company_name, interview.full_name, interview.job_title].map(named);
    const mine = to === 'student';
    return {
      user_id: mine ? interview.user_id : interview.company_user_id,
      subject: mine ? `Your interview at ${company} is off` : `The interview with ${name} is off`,
      heading: mine ? 'Your interview is off' : `The interview with ${name} is off`,
      paragraphs: [
        mine
          ? `You withdrew your application for ${title} at ${company}, so the interview does not take place.`
          : `You rejected the application of ${name} for ${title}, so the interview does not take place.`,
      ],
      action: mine
        ? { label: 'See your applications', path: '/dashboard/applications' }
        : { label: 'See your interviews', path: '/dashboard/interviews' },
      note: mine ? 'The company is told too.' : 'The candidate is told too.',
      calendar: invitationTo(interview, to, config),
    };
  },
};
