const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Formats 'YYYY-MM-DD' as '31/05/2026', and 'YYYY-MM-DD HH:mm' as '31/05/2026 10:00'. */
export const formatDateInput = (value: string) => value.replace(/^(\d{4})-(\d\d)-(\d\d)/, '$3/$2/$1');

/**
 * Parses a typed date: '31/5/2026', '31/5/26', '31052026', '31 May 2026', '2026-05-31'. Returns 'YYYY-MM-DD', an empty
 * string for empty text, or null for anything else.
 */
export function parseDateInput(text: string): string | null {
  const input = text.trim().toLowerCase();
  if (input === '') return '';
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(input) ?? [];
  if (year) return toIsoDate(Number(year), Number(month), Number(day));
  const [, first, second = '', last] = dayMonthYearPattern.exec(input) ?? digitsPattern.exec(input) ?? [];
  return first
    ? toIsoDate(
        Number(last?.padStart(4, '20')),
        Number(second) || months.indexOf(second.slice(0, 3)) + 1,
        Number(first),
      )
    : null;
}

const dayMonthYearPattern = /^(\d{1,2})[\s/.-]+(\d{1,2}|[a-z]{3,9})[\s/.-]+(\d{4}|\d\d)$/;
const digitsPattern = /^(\d\d)(\d\d)(\d{4})$/;

/** The same for a date with a time: '31/5/2026 9:30'. */
export function parseDateTimeInput(text: string): string | null {
  if (text.trim() === '') return '';
  const [, date = '', hour = '', minute] = /^(.+?)[\sTt,]+(\d{1,2})[:.](\d\d)$/.exec(text.trim()) ?? [];
  const day = parseDateInput(date);
  return day && Number(hour) < 24 && Number(minute) < 60 ? `${day} ${hour.padStart(2, '0')}:${minute}` : null;
}

function toIsoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  // Date accepts the 31st of a shorter month as a day of the next one.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}
