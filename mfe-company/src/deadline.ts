/** Today's date on this device, as a date field writes it. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const deadlinePassed = 'Deadline cannot be in the past.';
