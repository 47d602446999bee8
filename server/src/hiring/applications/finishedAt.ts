const minute = 60_000;
/** A device that sends at once, over a slow link or with a clock that is a little slow, has nothing to tell. */
const least = 5 * minute;
/** What is older is a wrong clock rather than a lost connection. */
const most = 14 * 24 * 60 * minute;

/** When a student finished what arrives now, by the clock of their device. Null where that tells nothing or cannot be. */
export function readFinishedAt(given: string | null | undefined, now: Date): Date | null {
  const finishedAt = new Date(given ?? Number.NaN);
  const age = now.getTime() - finishedAt.getTime();
  return age >= least && age <= most ? finishedAt : null;
}
