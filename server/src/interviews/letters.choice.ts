import type { Db, Tx } from '../db';
import { days, type LetterKind, queueLetter } from '../mail/letterKind';
import { named } from '../mail/mail';
import { timeInWords } from '../time/words';
import { invitationTo } from './calendar';
import { isPast } from './choices';
import { findForLetter, type LetterFacts } from './queries.letters';
import { whereInWords } from './where';

interface Settled {
  interview_id: number;
  confirmed_at: string;
}

/** To the company: the time that the student has chosen. */
export const settled: LetterKind<Settled> = {
  kind: 'interview_settled',
  goodFor: 5 * days,
  async write(db, facts, config) {
    const interview = await findStanding(db, facts);
    if (interview?.verification_status !== 'verified') return undefined;
    const name = named(interview.full_name);
    const kept = interview.chosen === 'date';
    const news = kept ? `${name} keeps the time of the interview` : `${name} chose another time for the interview`;
    return {
      user_id: interview.company_user_id,
      subject: news,
      heading: news,
      paragraphs: [`The interview for ${named(interview.job_title)} is on:`],
      list: [timeOf(interview)],
      action: { label: 'See your interviews', path: '/dashboard/interviews' },
      note: `The candidate sees the same time${interview.meet_link ? ' and the meeting link' : ''} on Foothold.`,
      calendar: invitationTo(interview, 'organization', config),
    };
  },
};

/** To the student: the time that they chose, so that it stands in their calendar too. */
export const chosen: LetterKind<Settled> = {
  kind: 'interview_chosen',
  goodFor: 5 * days,
  async write(db, facts, config) {
    const interview = await findStanding(db, facts);
    if (!interview) return undefined;
    const company = named(interview.company_name);
    return {
      user_id: interview.user_id,
      subject: `Your interview at ${company} is settled`,
      heading: 'Your interview is settled',
      paragraphs: [
        `You chose the time of your interview for ${named(interview.job_title)} at ${company}:`,
        ...whereInWords(interview, 'student'),
      ],
      list: [timeOf(interview)],
      action: { label: 'See your interview', path: '/dashboard/notifications' },
      note: `${interview.meet_link ? 'The meeting link is on that page. ' : ''}We remind you before it starts.`,
      calendar: invitationTo(interview, 'student', config),
    };
  },
};

/** Tells both sides of the time that was chosen. */
export async function queueSettled(tx: Tx, facts: Settled): Promise<void> {
  await queueLetter(tx, settled, facts);
  await queueLetter(tx, chosen, facts);
}

/** The interview as long as this choice stands and lies ahead. */
async function findStanding(db: Db, { interview_id, confirmed_at }: Settled): Promise<LetterFacts | undefined> {
  const interview = await findForLetter(db, interview_id);
  if (!interview || interview.confirmed_at !== confirmed_at || interview.status !== 'Interview') return undefined;
  return interview.completed_at || isPast(interview.starts_at) ? undefined : interview;
}

const timeOf = ({ starts_at, time_zone }: LetterFacts) => timeInWords(starts_at, time_zone);
