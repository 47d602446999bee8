import {
  type Application,
  type Interview,
  interviewInput,
  type OfferedDate,
  type Organization,
  offeredDates,
} from '@foothold/shared/contract';
import { formatOverlap, type OverlappedTime } from '@foothold/shared/format';
import * as z from '@foothold/shared/schema';
import { formatWallClock } from '../../format/wallClock';

/** Online by the company's link, at a place, or by a number that the candidate calls. */
const meetingMethods = ['link', 'place', 'phone'] as const;

const { date, alt_date_1, alt_date_2, meet_link, place, phone_number } = interviewInput.shape;
const offerSchema = z.object({
  ...{ date, alt_date_1, alt_date_2, meet_link, place, phone_number },
  meeting_method: z.enum(meetingMethods),
  confirm_overlap: z.boolean(),
});
export type OfferFormValues = Omit<z.input<typeof offerSchema>, 'meet_link' | 'place' | 'phone_number'> & {
  /** Asked for where the company's profile has none. */
  meet_link: string;
  place: string;
  phone_number: string;
};
export type ValidatedOffer = z.output<typeof offerSchema>;

/** Three different times in the future, in the company's time zone, free unless the company says otherwise, and a venue. */
export const createRules = (
  { time_zone: zone, interview_link }: Pick<Organization, 'time_zone' | 'interview_link'>,
  takenTimes: readonly OverlappedTime[],
) =>
  offerSchema.superRefine((values, context) => {
    const addError = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    const now = formatWallClock(zone);
    const seen = new Set<string>();
    const overlaps = explainOverlaps(values, takenTimes);
    for (const name of offeredDates) {
      const message = validateDate(values[name], now, seen) ?? overlaps[name];
      if (message) addError(name, message);
      seen.add(values[name]);
    }
    if (values.meeting_method === 'link' && !interview_link && !values.meet_link)
      addError('meet_link', 'Meeting link is required.');
    if (values.meeting_method === 'place' && !values.place) addError('place', 'Place is required.');
    if (values.meeting_method === 'phone' && !values.phone_number)
      addError('phone_number', 'Telephone number is required.');
  }) as z.ZodType<ValidatedOffer, OfferFormValues>;

function validateDate(value: string, now: string, seen: ReadonlySet<string>): string | undefined {
  // A missing date has an error message already.
  if (!value) return undefined;
  if (value <= now) return 'Choose a time in the future.';
  return seen.has(value) ? 'Choose three different times.' : undefined;
}

/** The form filled with an earlier offer, if there was one; without its dates if none of them suits. */
export const toFormValues = (interview: Interview | null): OfferFormValues => ({
  ...getDates(interview?.declined_at ? null : interview),
  meeting_method: getMeetingMethod(interview),
  meet_link: interview?.meet_link ?? '',
  place: interview?.place ?? '',
  phone_number: interview?.phone_number ?? '',
  confirm_overlap: false,
});

const getDates = (interview: Interview | null) => ({
  date: interview?.date ?? '',
  alt_date_1: interview?.alt_date_1 ?? '',
  alt_date_2: interview?.alt_date_2 ?? '',
});

function getMeetingMethod(interview: Interview | null): ValidatedOffer['meeting_method'] {
  if (interview?.place) return 'place';
  return interview?.phone_number ? 'phone' : 'link';
}

/** Sends the venue of the selected meeting method only. */
export const toRequestBody = (
  { id }: Pick<Application, 'id'>,
  link: string | null,
  { meeting_method, ...offer }: ValidatedOffer,
) => ({
  application_id: id,
  ...offer,
  meet_link: meeting_method === 'link' ? (link ?? offer.meet_link) : null,
  place: meeting_method === 'place' ? offer.place : null,
  phone_number: meeting_method === 'phone' ? offer.phone_number : null,
});

const interviewLengthMs = 60 * 60 * 1000;

/** Of each date that the server would refuse for an overlap, why; none once the company has confirmed them. */
export const explainOverlaps = (
  { confirm_overlap, ...dates }: Record<OfferedDate, string> & { confirm_overlap: boolean },
  takenTimes: readonly OverlappedTime[],
): Partial<Record<OfferedDate, string>> =>
  Object.fromEntries(
    offeredDates.flatMap((name) => {
      const overlap = confirm_overlap ? undefined : findOverlap(dates[name], takenTimes);
      return overlap ? [[name, formatOverlap(overlap)]] : [];
    }),
  );

/** The interview that starts less than an hour before or after, before any alternative; the same rule as on the server. */
function findOverlap(value: string, takenTimes: readonly OverlappedTime[]): OverlappedTime | undefined {
  if (!value) return undefined;
  const overlapping = takenTimes.filter(
    ({ date }) => Math.abs(toMilliseconds(date) - toMilliseconds(value)) < interviewLengthMs,
  );
  return overlapping.find(({ is_alternative }) => !is_alternative) ?? overlapping[0];
}

const toMilliseconds = (wallClock: string) => Date.parse(`${wallClock.replace(' ', 'T')}Z`);
