import { isNearPlanned, maxInvitations, type PlannedInterview, planInterviews } from '@foothold/shared/contract';
import type { Db } from '../../platform/db';
import { fail } from '../../platform/http';
import {
  computeOverlapWindow,
  explainOverlaps,
  findOverlaps,
  type Offer,
  type OfferedTime,
  parseOffer,
} from '../interviews/offeredDates';
import { lockOrganizationCalendar } from '../interviews/queries';
import { listTimesBetween } from '../interviews/takenTimes.queries';
import { findCompany } from './queries';

/** The dates for each of several people: a preferred one of their own, and the alternatives that all may choose from. */
export const planOffers = ({ date, ...alternatives }: PlannedInterview, people: number, zone: string): Offer[] =>
  planInterviews(date, people).map((own) => parseOffer({ ...alternatives, date: own }, zone));

/** Where it is held: at the company's own link where nothing else is said. */
export const toVenue = (
  { place, phone_number, meet_link }: PlannedInterview,
  { interview_link }: { interview_link: string | null },
) => ({ place, phone_number, meet_link: meet_link ?? (place || phone_number ? null : interview_link) });

/** Refuses dates that are not free for so many people, and an interview that is held nowhere. */
export async function refuseUnlessPossible(
  db: Db,
  org_id: number,
  interview: PlannedInterview,
  people: number,
): Promise<void> {
  if (people > maxInvitations) fail('invalid_input', { application_ids: tooManyMessage });
  if (db.isTransaction) await lockOrganizationCalendar(db as Parameters<typeof lockOrganizationCalendar>[0], org_id);
  const company = await findCompany(db, org_id);
  const { place, phone_number, meet_link } = toVenue(interview, company);
  if (!place && !phone_number && !meet_link) fail('invalid_input', { meet_link: 'Meeting link is required.' });
  const planned = planInterviews(interview.date, people);
  for (const name of ['alt_date_1', 'alt_date_2'] as const)
    if (isNearPlanned(interview[name], planned)) fail('invalid_input', { [name]: nearMessage });
  const offers = planOffers(interview, people, company.time_zone);
  const taken = await listTakenTimes(db, org_id, offers);
  for (const offer of offers) {
    const overlaps = findOverlaps(offer, taken);
    if (Object.keys(overlaps).length > 0) fail('interview_overlap', explainOverlaps(overlaps, company.time_zone));
  }
}

const tooManyMessage = `At most ${maxInvitations} people are invited at once.`;
const nearMessage = 'Choose an alternative that is an hour away from the preferred date of everybody.';

/** The times of the company's interviews that could overlap with some offers. */
export function listTakenTimes(db: Db, org_id: number, offers: readonly Offer[]): Promise<OfferedTime[]> {
  const windows = offers.map(computeOverlapWindow);
  const from = new Date(Math.min(...windows.map((window) => Number(window.from))));
  const to = new Date(Math.max(...windows.map((window) => Number(window.to))));
  return listTimesBetween(db, { org_id, other_than: 0, from, to });
}
