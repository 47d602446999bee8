/** 'Monday 2 March 2099, 10:00' on the clock of a zone. */
export function spokenTime(instant: string, zone: string): string {
  const { weekday, day, month, year, hour, minute } = partsOf(instant, zone, 'en-GB');
  return `${weekday} ${day} ${month} ${year}, ${hour}:${minute}`;
}

/** 'Lagos time (WAT)': a zone by its city and by what its clock is called there at that moment. */
export function zoneName(zone: string, instant: string): string {
  const name = usualName(zone, instant);
  const city = zone.startsWith('Etc/') ? undefined : zone.split('/').slice(1).at(-1);
  return city ? `${city.replaceAll('_', ' ')} time (${name})` : name;
}

/** Each English-speaking country calls only the clocks near to it by name; to the others they are hours from GMT. */
const countries = ['en-GB', 'en-NG', 'en-US', 'en-AU', 'en-IN'];

function usualName(zone: string, instant: string): string {
  const names = countries.map((country) => partsOf(instant, zone, country).timeZoneName ?? zone);
  return names.find((name) => !/[+-]\d/.test(name)) ?? names[0] ?? zone;
}

const partsOf = (instant: string, timeZone: string, country: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    new Intl.DateTimeFormat(country, {
      ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
      ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone, timeZoneName: 'short' },
    })
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
