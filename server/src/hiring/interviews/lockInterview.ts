import type { ApplicationEventKind } from '@foothold/shared/contract';
import type { Tx } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { insertApplicationEvent } from '../applicationStatus.queries';
import { findInterview, lockApplication, lockOrganizationCalendar } from './queries';

type InterviewRow = NonNullable<Awaited<ReturnType<typeof findInterview>>>;

/** Locks the company's times, and an interview through its application, as every change to either does; then reads it. */
export async function lockInterview(tx: Tx, id: number, isOwn: (interview: InterviewRow) => boolean) {
  const found = await findInterview(tx, id);
  if (!found || !isOwn(found)) fail('not_found');
  await lockOrganizationCalendar(tx, found.org_id);
  const application = await lockApplication(tx, found.application_id);
  const interview = await findInterview(tx, id);
  if (!application || !interview) fail('not_found');
  return { interview, application };
}

/** A change that the state of the interview does not allow any more. */
export const refuse = (sentence: string): never => fail('not_possible_now', undefined, { sentence });

/** Adds an entry to the timeline of the application. */
export const recordEvent = (
  tx: Tx,
  { user_id }: Pick<User, 'user_id'>,
  { application_id, starts_at }: Pick<InterviewRow, 'application_id' | 'starts_at'>,
  kind: ApplicationEventKind,
) => insertApplicationEvent(tx, { application_id, kind, status: 'Interview', starts_at, actor_user_id: user_id });
