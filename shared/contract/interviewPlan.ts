/** How many can be invited to an interview at once. */
export const maxInvitations = 40;

const oneMinute = 60_000;
const oneDay = 24 * 60 * oneMinute;
/** How long an interview counts. */
const slot = 60 * oneMinute;
/** No interview is planned to begin later in the day, unless the first one does. */
const lastHour = 17;

const toMinutes = (wallClock: string) => Date.parse(`${wallClock.replace(' ', 'T')}Z`);
const toWallClock = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
const isWeekend = (time: number) => [0, 6].includes(new Date(time).getUTCDay());

/**
 * The preferred dates of several people, of whom each needs one of their own: from `date` on an hour apart until 17:00, then
 * from the same time on the next working day. Dates are local times, `YYYY-MM-DD HH:mm`.
 */
export function planInterviews(date: string, people: number): string[] {
  const times: string[] = [];
  let dayStart = toMinutes(date);
  for (let time = dayStart; times.length < people; ) {
    times.push(toWallClock(time));
    const next = time + slot;
    const isSameDay = toWallClock(next).slice(0, 10) === toWallClock(time).slice(0, 10);
    if (isSameDay && new Date(next).getUTCHours() * 60 + new Date(next).getUTCMinutes() <= lastHour * 60) {
      time = next;
      continue;
    }
    do dayStart += oneDay;
    while (isWeekend(dayStart));
    time = dayStart;
  }
  return times;
}

/** Whether an alternative, which everybody may choose from, is within an hour of somebody's preferred date. */
export const isNearPlanned = (alternative: string, planned: readonly string[]): boolean =>
  planned.some((time) => Math.abs(toMinutes(time) - toMinutes(alternative)) < slot);
