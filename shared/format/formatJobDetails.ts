import type { Job } from '../contract';
import { formatMoney } from './formatMoney';
import { formatWorkMode } from './formatWorkMode';

/** One line of what a job is: a word for it, its value, and more that is said quietly beside it. */
export interface JobDetail {
  label: string;
  value: string;
  aside?: string;
  /** The value as a machine reads it, where it is a day. */
  date?: string;
}

/** What anybody may read of a job beside its text (specification section 2, the public job page). */
export function formatJobDetails(job: Job): JobDetail[] {
  const pay = job.stipend === 1 ? formatMoney(job.currency, job.amount) : null;
  const left = job.display_status === 'Active' ? { aside: formatDaysLeft(job.days_left) } : {};
  return [
    { label: 'Department', value: job.department },
    { label: 'Stipend', value: job.stipend === 1 ? 'Paid' : 'Unpaid', ...(pay && { aside: `${pay} a month` }) },
    { label: 'Work environment', value: formatWorkMode(job.env_mode) },
    ...(job.location ? [{ label: 'Location', value: job.location }] : []),
    { label: 'Duration', value: job.duration },
    { label: 'Application deadline', value: formatLongDate(job.deadline), date: job.deadline, ...left },
  ];
}

const formatLongDate = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function formatDaysLeft(days: number): string {
  if (days <= 0) return 'Today is the last day';
  return days === 1 ? '1 day left' : `${days} days left`;
}
