import type { Interview } from '@foothold/shared/contract';
import { dateOf, wallClockIn } from '../../clock';

export const categories = ['Pending', 'Active', 'Completed'] as const;
export type Category = (typeof categories)[number];

/** What a badge says. */
export const labelOf: Record<Category, string> = { Pending: 'Scheduled', Active: 'Live Now', Completed: 'Completed' };

type Timing = Pick<Interview, 'date' | 'starts_at' | 'time_zone' | 'completed_at'>;

const activeWithin = 2 * 60 * 60 * 1000;

/** Over once its day is, or once it was marked; going on within two hours of its start on the same day. */
export function categoryOf({ date, starts_at, time_zone, completed_at }: Timing, now: Date): Category {
  const today = dateOf(wallClockIn(time_zone, now));
  if (completed_at || dateOf(date) < today) return 'Completed';
  const near = Math.abs(Date.parse(starts_at) - now.getTime()) <= activeWithin;
  return dateOf(date) === today && near ? 'Active' : 'Pending';
}

export const hasStarted = ({ starts_at }: Timing, now: Date): boolean => Date.parse(starts_at) <= now.getTime();
