/** A time that a company has given to another candidate, or has offered as an alternative that is still open. */
export interface OverlappedTime {
  full_name: string;
  /** In the company's time zone, as 'YYYY-MM-DD HH:mm'. */
  date: string;
  is_alternative: boolean;
}

/** Why a date is refused; the form says it as the date is picked, and the server when it is sent. */
export function formatOverlap({ full_name, date, is_alternative }: OverlappedTime): string {
  const time = date.slice(11);
  return is_alternative
    ? `Overlaps ${time}, which ${full_name} may still choose.`
    : `Overlaps your interview with ${full_name} at ${time}.`;
}
