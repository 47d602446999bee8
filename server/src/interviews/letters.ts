import { zoneName } from '@foothold/shared/text';
import type { Tx } from '../db';
import { days, type LetterKind, minutes, queueLetter } from '../mail/letterKind';
import { named } from '../mail/mail';
import { endJobs } from '../mail/queries';
import { spokenTime } from '../time/words';
import { choicesOf, isPast } from './choices';
import { findForLetter, type LetterFacts } from './queries.letters';

interface Offered {
  interview_id: number;
  /** Which offer: a later one has its own letter. */
  offered_at: string;
  /** Whether the student knows of an earlier one. */
  moved: boolean;
}

/** To the student: the times that the company offers. It waits a little, for a company that corrects itself. */
export const offered: LetterKind<Offered> = {
  kind: 'interview_offered',
  goodFor: 5 * days,
  wait: 2 * minutes,
  async write(db, { interview_id, offered_at, moved }) {
    const interview = await findForLetter(db, interview_id);
    if (!interview || interview.updated_at !== offered_at || isSettled(interview) || isPast(interview.starts_at))
      return undefined;
    const [company, title] = [named(interview.company_name), named(interview.job_title)];
    const { zone, list } = choicesOf(interview);
    return {
      user_id: interview.user_id,
      subject: moved ? `New times for your interview at ${company}` : `Interview for ${title} at ${company}`,
      heading: moved ? 'Your interview has new times' : 'You are invited to an interview',
      paragraphs: [
        moved
          ? `${company} has changed the times of your interview for ${title}. Earlier times no longer count.`
          : `${company} invites you to an interview for ${title}.`,
        zone ? `Choose one. Times are ${zone}.` : 'Choose one of these times:',
      ],
      list,
      action: { label: 'Choose a time', path: '/dashboard/notifications' },
      note: `You choose once, before the preferred time.${interview.meet_link ? ' The meeting link is on the same page.' : ''}`,
    };
  },
};

/** Asks for the letter about an offer. One about an earlier offer is taken back, where it has not begun to leave. */
export async function queueOffered(tx: Tx, { moved, ...offer }: Offered): Promise<void> {
  const about = { interview_id: offer.interview_id };
  const [unsent] = await endJobs<Offered>(tx, offered.kind, about, { untried: true });
  await queueLetter(tx, offered, { ...offer, moved: unsent?.moved ?? moved });
}

interface Settled {
  interview_id: number;
  confirmed_at: string;
  kept: boolean;
}

/** To the company: the time that the student has chosen. */
export const settled: LetterKind<Settled> = {
  kind: 'interview_settled',
  goodFor: 5 * days,
  async write(db, { interview_id, confirmed_at, kept }) {
    const interview = await findForLetter(db, interview_id);
    if (!interview || interview.confirmed_at !== confirmed_at || isOver(interview)) return undefined;
    if (interview.verification_status !== 'verified' || isPast(interview.starts_at)) return undefined;
    const name = named(interview.full_name);
    const news = kept ? `${name} keeps the time of the interview` : `${name} chose another time for the interview`;
    return {
      user_id: interview.company_user_id,
      subject: news,
      heading: news,
      paragraphs: [`The interview for ${named(interview.job_title)} is on:`],
      list: [
        `${spokenTime(interview.starts_at, interview.time_zone)}, ${zoneName(interview.time_zone, new Date(interview.starts_at))}`,
      ],
      action: { label: 'See your interviews', path: '/dashboard/interviews' },
      note: `The candidate sees the same time${interview.meet_link ? ' and the meeting link' : ''} on Foothold.`,
    };
  },
};

const isOver = ({ status, completed_at }: LetterFacts) => status !== 'Interview' || completed_at !== null;
const isSettled = (interview: LetterFacts) => interview.confirmed_at !== null || isOver(interview);
