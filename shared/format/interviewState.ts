/** What an interview's state is called everywhere: on both parties' screens and where emails depend on it. */
export type InterviewState =
  | 'Awaiting answer'
  | 'New times asked for'
  | 'Confirmed'
  | 'Starting soon'
  | 'Live Now'
  | 'Ended';

/** What the state depends on, of an interview whose application is undecided. */
export interface StatedInterview {
  starts_at: string;
  time_zone: string;
  confirmed_at: string | null;
  completed_at: string | null;
  declined_at: string | null;
}

/**
 * The state at a moment. Without an agreed date an interview never comes near and is never live: at its start the offer has
 * ended. With one, 'Starting soon' and 'Live Now' together last as long as the category Active, whose rule is the
 * specification's: within two hours of the start, on the day of the start.
 */
export function getInterviewState(interview: StatedInterview, now = new Date()): InterviewState {
  if (interview.completed_at) return 'Ended';
  if (interview.declined_at) return 'New times asked for';
  const isAhead = !hasStarted(interview, now);
  if (!interview.confirmed_at) return isAhead ? 'Awaiting answer' : 'Ended';
  if (isNear(interview, now)) return isAhead ? 'Starting soon' : 'Live Now';
  return isAhead ? 'Confirmed' : 'Ended';
}

export const hasStarted = ({ starts_at }: Pick<StatedInterview, 'starts_at'>, now = new Date()): boolean =>
  Date.parse(starts_at) <= now.getTime();

const twoHours = 2 * 60 * 60 * 1000;

const isNear = ({ starts_at, time_zone }: StatedInterview, now: Date): boolean =>
  Math.abs(Date.parse(starts_at) - now.getTime()) <= twoHours &&
  formatDay(new Date(starts_at), time_zone) === formatDay(now, time_zone);

// The Swedish locale formats dates like ISO 8601.
const formatDay = (moment: Date, timeZone: string) => moment.toLocaleDateString('sv-SE', { timeZone });
