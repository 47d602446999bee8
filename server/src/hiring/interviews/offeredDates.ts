import {
  type FieldErrors,
  type Input,
  type OfferedDate,
  offeredDates,
  type scheduleInterview,
} from '@foothold/shared/contract';
import { formatOverlap } from '@foothold/shared/format';
import { fail } from '../../platform/http';
import { toInstant, toWallClock } from '../../platform/time/wallClock';

/** Three instants, ISO 8601 in UTC. */
export interface Offer {
  starts_at: string;
  alt_1_starts_at: string;
  alt_2_starts_at: string;
}

/** The duration that counts for overlaps, in milliseconds. */
const interviewDuration = 60 * 60 * 1000;
type OfferedDates = Pick<Input<typeof scheduleInterview>, OfferedDate>;

/** The three instants that a company offers. Each must exist on the clocks of its zone, be in the future, and differ. */
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

/** The span of time in which the start of another interview would overlap with a date of the offer. */
export function computeOverlapWindow(offer: Offer): { from: Date; to: Date } {
  const instants = toTimestamps(offer);
  return {
    from: new Date(Math.min(...instants) - interviewDuration),
    to: new Date(Math.max(...instants) + interviewDuration),
  };
}

/** A time of another interview of the company: its date, or an alternative that its student may still choose. */
export interface OfferedTime {
  starts_at: string;
  full_name: string;
  is_alternative: boolean;
}

/** Of each date of the offer that overlaps, with which time: the date of another interview before any alternative. */
export type Overlaps = Partial<Record<OfferedDate, OfferedTime>>;

export function findOverlaps(offer: Offer, others: readonly OfferedTime[]): Overlaps {
  const timestamps = toTimestamps(offer);
  const overlaps: Overlaps = {};
  for (const [index, name] of offeredDates.entries()) {
    const overlapping = others.filter(
      ({ starts_at }) => Math.abs(Date.parse(starts_at) - Number(timestamps[index])) < interviewDuration,
    );
    const overlap = overlapping.find(({ is_alternative }) => !is_alternative) ?? overlapping[0];
    if (overlap) overlaps[name] = overlap;
  }
  return overlaps;
}

/** An error message for each date that overlaps, with whom and when in the company's time zone. */
export const explainOverlaps = (overlaps: Overlaps, zone: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(overlaps).map(([name, { starts_at, ...overlap }]) => [
      name,
      formatOverlap({ ...overlap, date: toWallClock(starts_at, zone) }),
    ]),
  );

/** The alternatives that overlap with an interview: the company knows, so its student may choose them. */
export const listAgreedOverlaps = (overlaps: Overlaps) =>
  (['alt_date_1', 'alt_date_2'] as const).filter((name) => overlaps[name]?.is_alternative === false);

const toTimestamps = ({ starts_at, alt_1_starts_at, alt_2_starts_at }: Offer) =>
  [starts_at, alt_1_starts_at, alt_2_starts_at].map((instant) => Date.parse(instant));

type ChosenOffer = Partial<Offer> & { chosen: OfferedDate; dated_at?: Date };

/** Swaps the chosen date into `starts_at`. */
export function applyChosenDate(offer: Offer & { time_zone: string }, selected: string, now: Date): ChosenOffer {
  const { starts_at, alt_1_starts_at, alt_2_starts_at, time_zone } = offer;
  const choices = [
    { chosen: 'date', starts_at },
    { chosen: 'alt_date_1', starts_at: alt_1_starts_at, alt_1_starts_at: starts_at, dated_at: now },
    { chosen: 'alt_date_2', starts_at: alt_2_starts_at, alt_2_starts_at: starts_at, dated_at: now },
  ] as const;
  const choice = choices.find(({ starts_at }) => toWallClock(starts_at, time_zone) === selected);
  if (!choice) fail('invalid_input', { selected_date: 'Choose one of the three dates that were offered.' });
  if (new Date(choice.starts_at) <= now)
    fail('invalid_input', { selected_date: 'This date has passed. Choose another.' });
  return choice;
}
