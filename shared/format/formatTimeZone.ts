/** 'Lagos time (WAT)': a zone by its city and by what its clock is called there at that moment. */
export function formatTimeZone(zone: string, moment: Date): string {
  const name = getZoneAbbreviation(zone, moment);
  const city = zone.startsWith('Etc/') ? undefined : zone.split('/').slice(1).at(-1);
  return city ? `${city.replaceAll('_', ' ')} time (${name})` : name;
}

/** Each English-speaking country calls only the clocks near to it by name; to the others they are hours from GMT. */
const englishLocales = ['en-GB', 'en-NG', 'en-US', 'en-AU', 'en-IN'];

function getZoneAbbreviation(timeZone: string, moment: Date): string {
  const names = englishLocales.map((country) => {
    const parts = new Intl.DateTimeFormat(country, { timeZone, timeZoneName: 'short' }).formatToParts(moment);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  });
  return names.find((name) => !/[+-]\d/.test(name)) ?? names[0] ?? timeZone;
}
