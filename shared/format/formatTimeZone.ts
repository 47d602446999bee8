/** 'Lagos time (WAT)': a time zone by its city and its abbreviation at that moment, which depends on the season. */
export function formatTimeZone(zone: string, moment: Date): string {
  const name = getZoneAbbreviation(zone, moment);
  const city = zone.startsWith('Etc/') ? undefined : zone.split('/').slice(1).at(-1);
  return city ? `${city.replaceAll('_', ' ')} time (${name})` : name;
}

/** Each of these locales has abbreviations only for time zones of its region, and hours from GMT for all others. */
const englishLocales = ['en-GB', 'en-NG', 'en-US', 'en-AU', 'en-IN'];

function getZoneAbbreviation(timeZone: string, moment: Date): string {
  const names = englishLocales.map((country) => {
    const parts = new Intl.DateTimeFormat(country, { timeZone, timeZoneName: 'short' }).formatToParts(moment);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  });
  return names.find((name) => !/[+-]\d/.test(name)) ?? names[0] ?? timeZone;
}
