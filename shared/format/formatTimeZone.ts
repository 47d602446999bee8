/** 'Lagos time (WAT)': a time zone by its city and its abbreviation at that moment, which depends on the season. */
export function formatTimeZone(zone: string, moment: Date): string {
  const name = getZoneAbbreviation(zone, moment);
  const city = zone.startsWith('Etc/') ? undefined : zone.split('/').slice(1).at(-1);
  return city ? `${city.replaceAll('_', ' ')} time (${name})` : name;
}

/** Each of these locales has abbreviations only for time zones of its region, and hours from GMT for all others. */
const englishLocales = ['en-GB', 'en-NG', 'en-US', 'en-AU', 'en-IN'];

function getZoneAbbreviation(timeZone: string, moment: Date): string {
  let hoursFromGmt: string | undefined;
  for (const locale of englishLocales) {
    const parts = getFormatter(locale, timeZone).formatToParts(moment);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
    if (!/[+-]\d/.test(name)) return name;
    hoursFromGmt ??= name;
  }
  return hoursFromGmt ?? timeZone;
}

// Creating one takes milliseconds, as it loads the names of all zones.
const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
  formatters.set(key, formatter);
  return formatter;
}
