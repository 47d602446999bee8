import { calendarDate, nameText, optionalText } from './fields';
import * as z from './schema';

export const maxWelcomeNote = 2000;
export const maxDeclineLine = 300;

/** When and where a student starts whom a company has accepted, and whom to ask. Of the texts only the note has lines. */
export const welcomeInput = z.object({
  starts_on: calendarDate('Start date'),
  place: nameText('Place', 200),
  contact_name: nameText('Contact person', 100),
  /** An email address or a telephone number, as the company writes it. */
  contact_details: nameText('Email or telephone', 200).refine(
    (value) => address.test(value) || value.replace(/\D/g, '').length >= 7,
    'Write an email address or a telephone number.',
  ),
  note: optionalText(maxWelcomeNote),
});

/** An address among other words. */
const address = /\S@\S+\.\S/;

const maxYears = 2;

/** Why a date is none to start on, as of `today`; null where it is one. */
export function findStartDateProblem(starts_on: string, today: string): string | null {
  if (starts_on < today) return 'Choose today or a later day.';
  const latest = `${Number(today.slice(0, 4)) + maxYears}${today.slice(4)}`;
  return starts_on > latest ? 'Choose a day within the next two years.' : null;
}

/** What a student writes who declines, on one line. */
export const declineLine = optionalText(maxDeclineLine).transform((line) => line?.replace(/\s+/g, ' ') ?? null);
