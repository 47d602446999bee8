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
import { formatWallClock, getTimePart } from '../../format/wallClock';

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
    const problems = { ...explainOverlaps(values, takenTimes), ...findDateProblems(values, formatWallClock(zone)) };
    for (const [name, message] of Object.entries(problems)) addError(name, message);
    if (values.meeting_method === 'link' && !interview_link && !values.meet_link)
      addError('meet_link', 'Meeting link is required.');
    if (values.meeting_method === 'place' && !values.place) addError('place', 'Place is required.');
    if (values.meeting_method === 'phone' && !values.phone_number)
      addError('phone_number', 'Telephone number is required.');
  }) as z.ZodType<ValidatedOffer, OfferFormValues>;

type OfferedDates = Record<OfferedDate, string>;
type DateMessages = Partial<OfferedDates>;

/** Of each date that cannot be offered whatever the calendar says, why. A missing date has an error message already. */
export const findDateProblems = (dates: OfferedDates, now: string): DateMessages =>
  explainDates(dates, (value, earlier) => {
    if (value <= now) return 'Choose a time in the future.';
    return earlier.some((name) => dates[name] === value) ? 'Choose three different times.' : undefined;
  });

/** Of each date that overlaps an earlier one of the same offer, with which: allowed, because only one of them is chosen. */
export const remarkOnOwnOverlaps = (dates: OfferedDates): DateMessages =>
  explainDates(dates, (value, earlier) => {
    const overlapped = earlier.find((name) => isWithinInterview(dates[name], value));
    return overlapped && `Overlaps your ${dateLabels[overlapped].toLowerCase()} at ${getTimePart(dates[overlapped])}.`;
  });

const explainDates = (
  dates: OfferedDates,
  explain: (value: string, earlier: readonly OfferedDate[]) => string | undefined,
): DateMessages =>
  Object.fromEntries(
    offeredDates.flatMap((name, index) => {
      const message = dates[name] && explain(dates[name], offeredDates.slice(0, index));
      return message ? [[name, message]] : [];
    }),
  );

export const dateLabels: OfferedDates = {
  date: 'Preferred date',
  alt_date_1: 'First alternative date',
  alt_date_2: 'Second alternative date',
};

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
  { confirm_overlap, ...dates }: OfferedDates & { confirm_overlap: boolean },
  takenTimes: readonly OverlappedTime[],
): DateMessages =>
  explainDates(dates, (value) => {
    const overlap = confirm_overlap ? undefined : findOverlap(value, takenTimes);
    return overlap && formatOverlap(overlap);
  });

/** The interview that starts less than an hour before or after, before any alternative; the same rule as on the server. */
function findOverlap(value: string, takenTimes: readonly OverlappedTime[]): OverlappedTime | undefined {
  const overlapping = takenTimes.filter(({ date }) => isWithinInterview(date, value));
  return overlapping.find(({ is_alternative }) => !is_alternative) ?? overlapping[0];
}

const isWithinInterview = (one: string, other: string) =>
  Math.abs(toMilliseconds(one) - toMilliseconds(other)) < interviewLengthMs;

const toMilliseconds = (wallClock: string) => Date.parse(`${wallClock.replace(' ', 'T')}Z`);
