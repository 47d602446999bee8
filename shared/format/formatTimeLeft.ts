/** How long a job still accepts applications. */
export function formatTimeLeft(days_left: number): string {
  if (days_left < 0) return 'Deadline passed';
  if (days_left === 0) return 'Closes tonight';
  return days_left === 1 ? '1 day left' : `${days_left} days left`;
}
