import { type Interview, scheduleInterview } from '@foothold/shared/contract';
import * as z from '@foothold/shared/schema';
import { wallClockIn } from '../../clock';

export const dates = ['date', 'alt_date_1', 'alt_date_2'] as const;

const { date, alt_date_1, alt_date_2 } = scheduleInterview.body.shape;
const offer = z.object({ date, alt_date_1, alt_date_2, confirm_overlap: z.boolean() });
export type OfferDraft = z.input<typeof offer>;
export type Offer = z.output<typeof offer>;

/** Three different times, all ahead on the company's clock. */
export const rulesFor = (zone: string) =>
  offer.superRefine((values, context) => {
    const now = wallClockIn(zone);
    const seen = new Set<string>();
    for (const name of dates) {
      const message = problemOf(values[name], now, seen);
      if (message) context.addIssue({ code: 'custom', path: [name], message });
      seen.add(values[name]);
    }
  });

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
  confirm_overlap: false,
});
