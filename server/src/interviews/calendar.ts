import type { Config } from '../config';
import type { Context } from '../context';
import type { Db } from '../db';
import { fail, type User } from '../http';
import { slugOf } from '../jobs/slug';
import type { Invitation } from '../mail/letterKind';
import { eventOf, isOff, type Side } from './event';
import { findForLetter, findForLetterOf, type LetterFacts } from './queries.letters';

/**
 * An interview as a file for the calendar of its student or its company. Each later file takes the place of the earlier
 * one there; one whose application came to an end otherwise takes the event away.
 */
export async function calendarFile({ db, config }: Context, user: User, id: number) {
  const interview = await findForLetter(db, id);
  if (!interview || !isTheirs(user, interview)) fail('not_found');
  const side = user.role === 'student' ? 'student' : 'organization';
  const { content } = eventOf(interview, { side, config });
  return { name: fileOf(interview), body: content };
}

/** The same for a mail: a calendar takes the newest state of it without being asked, and nobody is asked for an answer. */
export const invitationTo =
  (interview: LetterFacts, side: Side, config: Config): Invitation =>
  (attendee) => ({ filename: fileOf(interview), ...eventOf(interview, { side, config, attendee }) });

/** What takes the interview of an application out of a calendar, where it was still ahead. */
export async function cancellationTo(
  db: Db,
  application_id: number,
  side: Side,
  config: Config,
): Promise<Invitation | undefined> {
  const interview = await findForLetterOf(db, application_id);
  if (!interview || !isOff(interview) || interview.completed_at) return undefined;
  return new Date(interview.starts_at) > new Date() ? invitationTo(interview, side, config) : undefined;
}

const isTheirs = ({ role, user_id, role_specific_id }: User, interview: LetterFacts): boolean =>
  role === 'student' ? interview.user_id === user_id : interview.org_id === role_specific_id;

const fileOf = ({ job_title }: LetterFacts) => `interview-${slugOf(job_title)}.ics`;
