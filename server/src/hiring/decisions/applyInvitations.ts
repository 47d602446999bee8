import type { DecisionFailure, PlannedInterview } from '@foothold/shared/contract';
import { planInterviews } from '@foothold/shared/contract';
import type { Tx } from '../../platform/db';
import { toInstant } from '../../platform/time/wallClock';
import { findOverlaps, type Offer } from '../interviews/offeredDates';
import { writeOffer } from '../interviews/writeOffer';
import type { DueBatch, WaitingApplication } from './apply.queries';
import { findProblem } from './findProblem';
import { listTakenTimes, toVenue } from './invitations';

export interface Ended {
  id: number;
  failure: DecisionFailure | null;
}

const maxPosition = 500;

/** Invites everybody whose times are still free and ahead, each to a date of their own. The company's times are locked. */
export async function inviteAll(
  tx: Tx,
  batch: DueBatch,
  applications: readonly WaitingApplication[],
  now: Date,
): Promise<Ended[]> {
  const interview = batch.interview as PlannedInterview;
  const planned = planInterviews(interview.date, maxPosition);
  const offers = new Map(
    applications.map(({ id, position }) => [id, toOffer({ ...interview, date: planned[position] ?? '' }, batch)]),
  );
  const existing = [...offers.values()].filter((offer) => offer !== undefined);
  const taken = existing.length > 0 ? await listTakenTimes(tx, batch.org_id, existing) : [];
  const ended: Ended[] = [];
  for (const application of applications) {
    const offer = offers.get(application.id);
    const failure = findProblem('interview', application) ?? findOfferProblem(offer, taken, now);
    ended.push({ id: application.id, failure });
    if (failure || !offer) continue;
    const { company_name, time_zone } = batch;
    await writeOffer(
      tx,
      { user_id: batch.made_by },
      { ...application, company_name, time_zone },
      { offer, venue: toVenue(interview, batch), agreed_overlaps: [] },
    );
  }
  return ended;
}

/** Undefined where no clock of the zone shows one of the times, because the company has changed its zone. */
function toOffer({ date, alt_date_1, alt_date_2 }: PlannedInterview, { time_zone }: DueBatch): Offer | undefined {
  const [starts_at, alt_1_starts_at, alt_2_starts_at] = [date, alt_date_1, alt_date_2].map((wallClock) =>
    toInstant(wallClock, time_zone)?.toISOString(),
  );
  return starts_at && alt_1_starts_at && alt_2_starts_at ? { starts_at, alt_1_starts_at, alt_2_starts_at } : undefined;
}

function findOfferProblem(
  offer: Offer | undefined,
  taken: Parameters<typeof findOverlaps>[1],
  now: Date,
): DecisionFailure | null {
  if (!offer || Object.values(offer).some((instant: string) => instant <= now.toISOString())) return 'time_passed';
  return Object.keys(findOverlaps(offer, taken)).length > 0 ? 'time_taken' : null;
}
