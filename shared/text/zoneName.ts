/** 'Lagos time (WAT)': a zone by its city and by what its clock is called there at that moment. */
export function zoneName(zone: string, moment: Date): string {
  const name = usualName(zone, moment);
  const city = zone.startsWith('Etc/') ? undefined : zone.split('/').slice(1).at(-1);
  return city ? `${city.replaceAll('_', ' ')} time (${name})` : name;
}

/** Each English-speaking country calls only the clocks near to it by name; to the others they are hours from GMT. */
const countries = ['en-GB', 'en-NG', 'en-US', 'en-AU', 'en-IN'];

function usualName(timeZone: string, moment: Date): string {
  const names = countries.map((country) => {
    const parts = new Intl.DateTimeFormat(country, { timeZone, timeZoneName: 'short' }).formatToParts(moment);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  });
  return names.find((name) => !/[+-]\d/.test(name)) ?? names[0] ?? timeZone;
}
