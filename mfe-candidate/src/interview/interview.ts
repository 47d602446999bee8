import type { Application, Interview, OfferedDate } from '@foothold/shared/contract';
import { formatTimeZone, getInterviewState } from '@foothold/shared/format';

export type ApplicationWithInterview = Application & { interview: Interview };

export const hasInterview = (application: Application): application is ApplicationWithInterview =>
  application.interview !== null;

/** The next interview first; last those that have ended. A request for other times leaves an interview where it is. */
export const compareInterviews = (a: Application, b: Application): number =>
  Number(hasEnded(a)) - Number(hasEnded(b)) ||
  (a.interview?.starts_at ?? '').localeCompare(b.interview?.starts_at ?? '');

const hasEnded = ({ interview }: Application) => !interview || getInterviewState(interview) === 'Ended';

/** An instant in the local time of one time zone. */
export interface ZonedTime {
  zone: string;
  text: string;
}

type NameStyle = 'long' | 'short';

/** An instant in the company's time zone and in the user's; only the first when both show the same time. */
export function formatInBothZones(
  instant: string,
  companyZone: string,
  { names = 'long', ownZone = getLocalZone() }: { names?: NameStyle; ownZone?: string } = {},
): [company: ZonedTime] | [company: ZonedTime, own: ZonedTime] {
  const company = {
    zone: formatTimeZone(companyZone, new Date(instant)),
    text: formatInZone(instant, companyZone, names),
  };
  const own = { zone: 'Your time', text: formatInZone(instant, ownZone, names) };
  return own.text === company.text ? [company] : [company, own];
}

/** One line, in the user's time zone: 'Mon 4 Mar 2024, 10:00, your time'. */
export function formatShortTime(instant: string, companyZone: string, ownZone = getLocalZone()): string {
  const [company, own] = formatInBothZones(instant, companyZone, { names: 'short', ownZone });
  return own ? `${own.text}, your time` : `${company.text}, ${company.zone}`;
}

/** One of the dates that a company offers. */
export interface DateOption {
  name: OfferedDate;
  label: string;
  /** Local time in the company's zone as the API sends it, `YYYY-MM-DD HH:mm`. */
  date: string;
  instant: string;
}

/** The three offered dates of an interview whose date is not confirmed yet. */
function listDateOptions({ date, starts_at, alt_date_1, alt_date_2, agreed_date, time_zone }: Interview): DateOption[] {
  const options: DateOption[] = [
    { name: 'date', label: 'Preferred time', date, instant: starts_at },
    { name: 'alt_date_1', label: 'First alternative', date: alt_date_1, instant: toInstant(alt_date_1, time_zone) },
    { name: 'alt_date_2', label: 'Second alternative', date: alt_date_2, instant: toInstant(alt_date_2, time_zone) },
  ];
  return options.map((option) => (option.date === agreed_date ? { ...option, label: 'Keep this time' } : option));
}

/** The dates that can still be chosen, and why others cannot. */
export function listOpenOptions(interview: Interview, now = new Date()): { options: DateOption[]; hint?: string } {
  const { taken_dates = [] } = interview;
  const future = listDateOptions(interview).filter(({ instant }) => new Date(instant) > now);
  const options = future.filter(({ name }) => !taken_dates.includes(name));
  const reasons = [
    ...(future.length < 3 ? ['A date that has passed is not offered any more.'] : []),
    ...(options.length < future.length ? ['A date that another interview has by now is not offered any more.'] : []),
  ];
  return { options, ...(reasons.length > 0 && { hint: reasons.join(' ') }) };
}

/** The instant of the local time `YYYY-MM-DD HH:mm` in a time zone. */
export function toInstant(localTime: string, zone: string): string {
  const asUtc = Date.parse(`${localTime.replace(' ', 'T')}:00Z`);
  // The zone's offset depends on the instant that is being computed. A second look-up with the approximate instant is
  // right close to daylight saving changes too.
  const approximate = asUtc - getZoneOffset(asUtc, zone);
  return new Date(asUtc - getZoneOffset(approximate, zone)).toISOString();
}

/** A time zone's offset from UTC at an instant, both in milliseconds. */
function getZoneOffset(instant: number, timeZone: string): number {
  // The Swedish locale formats dates like ISO 8601.
  const localTime = new Date(instant).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${localTime.replace(' ', 'T')}Z`) - instant;
}

const getLocalZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const formatInZone = (instant: string, timeZone: string, names: NameStyle) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: names,
    day: 'numeric',
    month: names,
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
