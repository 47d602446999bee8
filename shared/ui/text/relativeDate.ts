import { parseTextBlocks } from '../../format';

const dayMilliseconds = 86_400_000;
const toCalendarDay = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** Whole calendar days from `iso` to `now` on the reader's calendar; below 0 when `iso` lies ahead. */
export const countDaysSince = (iso: string, now = new Date()): number =>
  Math.round((toCalendarDay(now) - toCalendarDay(new Date(iso))) / dayMilliseconds);

/** 'today', 'yesterday', 'N days ago' or 'in N days' (specification section 9, relative age labels), in lower case. */
export function formatDaysAgo(iso: string, now = new Date()): string {
  const days = countDaysSince(iso, now);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days > 1) return `${days} days ago`;
  return days === -1 ? 'in 1 day' : `in ${-days} days`;
}

/** The same at the start of a phrase: 'Today', 'Yesterday', 'N days ago', 'In N days'. */
export function formatDaysAgoCapitalized(iso: string, now = new Date()): string {
  const words = formatDaysAgo(iso, now);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** When something happened, on the reader's clock: 'Today, 09:02', 'Yesterday, 18:40', 'Sunday 12 May, 21:14'; with its year where that is another. */
export function formatRelativeDateTime(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  const time = moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return `${formatRelativeDay(moment, countDaysSince(iso, now), now)}, ${time}`;
}

function formatRelativeDay(moment: Date, age: number, now: Date): string {
  if (age === 0) return 'Today';
  if (age === 1) return 'Yesterday';
  const year = moment.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  // On its own: some browsers put a comma behind a weekday, others do not.
  const weekday = moment.toLocaleDateString('en-GB', { weekday: 'long' });
  return `${weekday} ${moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', ...year })}`;
}

/** At most `length` characters of a text in one run, cut at a word where one ends near, with an ellipsis where it was cut. */
export function excerpt(written: string, length: number): string {
  const text = joinBlocks(written);
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const lastSpace = cut.lastIndexOf(' ');
  const whole = lastSpace > length * 0.8 ? cut.slice(0, lastSpace) : cut;
  return `${whole.replace(/[\s.,;:]+$/, '')}…`;
}

/** Without the signs that make a bullet of a line: neighbouring ones are parted by a dot. */
const joinBlocks = (text: string) =>
  parseTextBlocks(text)
    .map((block) => (block.kind === 'text' ? block.content : block.lines.map(({ content }) => content).join(' · ')))
    .join(' ');
