/** 'today', 'yesterday', 'N days ago' or 'in N days' (specification section 9, relative age labels), in lower case. */
export function formatAge(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days > 1) return `${days} days ago`;
  return days === -1 ? 'in 1 day' : `in ${-days} days`;
}

/** The elapsed share of the time from a job's posting to the end of its deadline's day, 0 to 1. */
export function getElapsedShare(daysSincePosting: number, days_left: number): number {
  if (days_left < 0) return 1;
  const elapsed = Math.max(0, daysSincePosting);
  return (elapsed + 0.5) / (elapsed + days_left + 1);
}
