import type { Welcome } from '@foothold/shared/contract';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { toDisplayName, toSingleLine } from '../../email/text';
import { toSlug } from '../../jobs/slug';
import type { Config } from '../../platform/config/config';
import type { Context } from '../../platform/context';
import { fail, type User } from '../../platform/http';
import { type Acceptance, findAcceptance, findWelcome } from './queries';
import { welcomePath } from './welcomeTexts';

/**
 * The first day as a calendar file (RFC 5545) for the student or the company. A later file replaces the event of an
 * earlier one; once the student has declined, the file removes it.
 */
export async function createWelcomeFile({ db, config }: Context, user: User, id: number) {
  const [acceptance, welcome] = [await findAcceptance(db, id), await findWelcome(db, id)];
  if (!acceptance || !welcome || !isParty(user, acceptance)) fail('not_found');
  const name = `first-day-${toSlug(acceptance.job_title)}.ics`;
  return { name, body: createCalendar(user, acceptance, welcome, config) };
}

const isParty = ({ role, user_id, role_specific_id }: User, acceptance: Acceptance): boolean =>
  role === 'student' ? acceptance.user_id === user_id : acceptance.org_id === role_specific_id;

function createCalendar({ role }: User, acceptance: Acceptance, welcome: Welcome, { APP_ORIGIN, MAIL_FROM }: Config) {
  const { id, acceptance_answer, acceptance_answered_at } = acceptance;
  const isDeclined = acceptance_answer === 'declined';
  const page = `${APP_ORIGIN}${role === 'student' ? welcomePath(id) : `/dashboard/applications/${id}`}`;
  const method = isDeclined ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const changed_at =
    acceptance_answered_at && acceptance_answered_at > welcome.updated_at ? acceptance_answered_at : welcome.updated_at;
  const calendar = ical({ prodId: { company: 'Foothold', product: 'First days', language: 'EN' }, method });
  calendar.createEvent({
    id: `welcome-${id}@${new URL(APP_ORIGIN).hostname}`,
    // An answer changes the event too, once; a change after that has a higher revision.
    sequence: welcome.revision + (acceptance_answer ? 1 : 0),
    stamp: changed_at,
    lastModified: changed_at,
    allDay: true,
    start: new Date(welcome.starts_on),
    status: isDeclined
      ? ICalEventStatus.CANCELLED
      : acceptance_answer
        ? ICalEventStatus.CONFIRMED
        : ICalEventStatus.TENTATIVE,
    summary: formatTitle(role, acceptance),
    location: isDeclined ? null : toSingleLine(welcome.place),
    description: isDeclined ? 'This was declined.' : formatDescription(welcome, page),
    organizer: { name: toDisplayName(acceptance.company_name), email: MAIL_FROM.address },
    url: page,
  });
  return `${calendar}\r\n`;
}

const formatTitle = (role: User['role'], { job_title, company_name, full_name }: Acceptance): string =>
  `First day: ${toDisplayName(job_title)}, ${toDisplayName(role === 'student' ? company_name : full_name)}`;

const formatDescription = ({ contact_name, contact_details, note }: Welcome, page: string): string =>
  [
    `Contact person: ${toSingleLine(contact_name)}, ${toSingleLine(contact_details)}`,
    ...(note ? [note] : []),
    `On Foothold: ${page}`,
  ].join('\n');
