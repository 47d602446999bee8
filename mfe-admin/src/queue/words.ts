/** '3 organisations are waiting for you.' */
export function waitingWords(waiting: number): string {
  if (waiting === 0) return 'No organisation is waiting for you.';
  if (waiting === 1) return '1 organisation is waiting for you.';
  return `${waiting.toLocaleString('en-GB')} organisations are waiting for you.`;
}
