import {
  type FieldErrors,
  type Input,
  type OfferedDate,
  offeredDates,
  type scheduleInterview,
} from '@foothold/shared/contract';
import { fail } from '../../platform/http';
import { toInstant, toWallClock } from '../../platform/time/wallClock';

/** Three instants, ISO 8601 in UTC. */
export interface Offer {
  starts_at: string;
  alt_1_starts_at: string;
  alt_2_starts_at: string;
}

/** How long a company's time is taken by one interview. */
const interviewMilliseconds = 60 * 60 * 1000;
type OfferedDates = Pick<Input<typeof scheduleInterview>, OfferedDate>;

/** The three instants that a company offers: each one real on the clock of its zone, ahead, and different. */
export function parseOffer(draft: OfferedDates, zone: string, now = new Date()): Offer {
  const problems: FieldErrors = {};
  const seen = new Set<string>();
  const [starts_at, alt_1_starts_at, alt_2_starts_at] = offeredDates.map((name) => {
    const instant = toInstant(draft[name], zone)?.toISOString();
    if (!instant) problems[name] = 'No clock shows this time on that day. Choose another.';
    else if (instant <= now.toISOString()) problems[name] = 'Choose a time in the future.';
    else if (seen.has(instant)) problems[name] = 'Choose three different times.';
    if (instant) seen.add(instant);
    return instant;
  });
  if (!starts_at || !alt_1_starts_at || !alt_2_starts_at || Object.keys(problems).length > 0) {
    fail('invalid_input', problems);
  }
  return { starts_at, alt_1_starts_at, alt_2_starts_at };
}

/** The span of time in which an interview of somebody else could overlap with an offer. */
export function computeOverlapWindow(offer: Offer): { from: Date; to: Date } {
  const instants = toTimestamps(offer);
  return {
    from: new Date(Math.min(...instants) - interviewMilliseconds),
    to: new Date(Math.max(...instants) + interviewMilliseconds),
  };
}

/** Which dates of an offer fall into another interview, with a sentence for each. */
export function findOverlaps(offer: Offer, starts: readonly string[]): FieldErrors {
  const taken = starts.map((start) => Date.parse(start));
  const clashing = toTimestamps(offer).map((time) =>
    taken.some((start) => Math.abs(start - time) < interviewMilliseconds),
  );
  const found = offeredDates.filter((_, place) => clashing[place]);
  return Object.fromEntries(found.map((name) => [name, 'Another interview of yours is at this time.']));
}

const toTimestamps = ({ starts_at, alt_1_starts_at, alt_2_starts_at }: Offer) =>
  [starts_at, alt_1_starts_at, alt_2_starts_at].map((instant) => Date.parse(instant));

type ChosenOffer = Partial<Offer> & { chosen: OfferedDate; dated_at?: Date };

/** Puts the chosen time first, in exchange for the one that was. */
export function applyChosenDate(offer: Offer & { time_zone: string }, selected: string, now: Date): ChosenOffer {
  const { starts_at, alt_1_starts_at, alt_2_starts_at, time_zone } = offer;
  const choices = [
    { chosen: 'date', starts_at },
    { chosen: 'alt_date_1', starts_at: alt_1_starts_at, alt_1_starts_at: starts_at, dated_at: now },
    { chosen: 'alt_date_2', starts_at: alt_2_starts_at, alt_2_starts_at: starts_at, dated_at: now },
  ] as const;
  const choice = choices.find((one) => toWallClock(one.starts_at, time_zone) === selected);
  if (!choice) fail('invalid_input', { selected_date: 'Choose one of the three dates that were offered.' });
  if (new Date(choice.starts_at) <= now)
    fail('invalid_input', { selected_date: 'This date has passed. Choose another.' });
  return choice;
}
