import { type Application, type Interview, offeredDates, scheduleInterview } from '@foothold/shared/contract';
import * as z from '@foothold/shared/schema';
import { wallClockIn } from '../../clock';

/** How the two meet: at the company's link, at a place, or by a number that the candidate calls. */
export const ways = ['link', 'place', 'phone'] as const;

const { date, alt_date_1, alt_date_2, place, phone_number } = scheduleInterview.body.shape;
const offer = z.object({
  ...{ date, alt_date_1, alt_date_2, place, phone_number },
  way: z.enum(ways),
  confirm_overlap: z.boolean(),
});
export type OfferDraft = Omit<z.input<typeof offer>, 'place' | 'phone_number'> & {
  place: string;
  phone_number: string;
};
export type Offer = z.output<typeof offer>;

/** Three different times, all ahead on the company's clock, and somewhere to meet. */
export const rulesFor = (zone: string) =>
  offer.superRefine((values, context) => {
    const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    const now = wallClockIn(zone);
    const seen = new Set<string>();
    for (const name of offeredDates) {
      const message = problemOf(values[name], now, seen);
      if (message) refuse(name, message);
      seen.add(values[name]);
    }
    if (values.way === 'place' && !values.place) refuse('place', 'Place is required.');
    if (values.way === 'phone' && !values.phone_number) refuse('phone_number', 'Telephone number is required.');
  }) as z.ZodType<Offer, OfferDraft>;

function problemOf(value: string, now: string, seen: ReadonlySet<string>): string | undefined {
  // A field without a date has its own sentence already.
  if (!value) return undefined;
  if (value <= now) return 'Choose a time in the future.';
  return seen.has(value) ? 'Choose three different times.' : undefined;
}

/** The form filled in with an earlier offer, where there was one. */
export const draftOf = (interview: Interview | null): OfferDraft => ({
  date: interview?.date ?? '',
  alt_date_1: interview?.alt_date_1 ?? '',
  alt_date_2: interview?.alt_date_2 ?? '',
  way: wayOf(interview),
  place: interview?.place ?? '',
  phone_number: interview?.phone_number ?? '',
  confirm_overlap: false,
});

function wayOf(interview: Interview | null): Offer['way'] {
  if (interview?.place) return 'place';
  return interview?.phone_number ? 'phone' : 'link';
}

/** What is sent: of the three ways to meet, the chosen one. */
export const bodyOf = ({ id }: Pick<Application, 'id'>, link: string | null, { way, ...offer }: Offer) => ({
  application_id: id,
  ...offer,
  meet_link: way === 'link' ? link : null,
  place: way === 'place' ? offer.place : null,
  phone_number: way === 'phone' ? offer.phone_number : null,
});

/** Another interview of the company that a date would fall into. */
export interface Taken {
  /** On the clock that the form shows. */
  date: string;
  full_name: string;
}

const length = 60 * 60 * 1000;

/** The interview that a date falls into, as the server counts it: less than an hour apart. */
export const clashOf = (value: string, taken: readonly Taken[]): Taken | undefined =>
  value ? taken.find(({ date }) => Math.abs(momentOf(date) - momentOf(value)) < length) : undefined;

const momentOf = (wallClock: string) => Date.parse(`${wallClock.replace(' ', 'T')}Z`);
