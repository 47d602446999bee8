/** '3 organisations are waiting for you.' */
export function pendingReviewsLabel(count: number): string {
  if (count === 0) return 'No organisation is waiting for you.';
  if (count === 1) return '1 organisation is waiting for you.';
  return `${count.toLocaleString('en-GB')} organisations are waiting for you.`;
}
