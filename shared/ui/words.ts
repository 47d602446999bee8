const day = 86_400_000;
const midnight = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** Whole calendar days from `iso` to `now` on the reader's calendar; below 0 when `iso` lies ahead. */
export const daysSince = (iso: string, now = new Date()): number =>
  Math.round((midnight(now) - midnight(new Date(iso))) / day);

/** 'today', 'yesterday', 'N days ago' or 'in N days' (specification section 9, relative age labels), in lower case. */
export function daysAgo(iso: string, now = new Date()): string {
  const days = daysSince(iso, now);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days > 1) return `${days} days ago`;
  return days === -1 ? 'in 1 day' : `in ${-days} days`;
}

/** The same at the start of a phrase: 'Today', 'Yesterday', 'N days ago', 'In N days'. */
export function capitalDaysAgo(iso: string, now = new Date()): string {
  const words = daysAgo(iso, now);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** At most `length` characters of a text, cut at a word where one ends near, with an ellipsis where it was cut. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > length * 0.8 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}
