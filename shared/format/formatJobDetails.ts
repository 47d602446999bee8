import type { Job } from '../contract';
import { formatMonthlyPay, formatPaid } from './formatPay';
import { formatWorkMode } from './formatWorkMode';

/** One line of a job's details: label, value, and an addition in a quieter style. */
export interface JobDetail {
  label: string;
  value: string;
  aside?: string;
  /** The value of a date as YYYY-MM-DD. */
  date?: string;
}

/** What the public job page shows of a job beside its text (specification section 2). */
export function formatJobDetails(job: Job): JobDetail[] {
  const pay = formatMonthlyPay(job);
  const left = job.display_status === 'Active' ? { aside: formatDaysLeft(job.days_left) } : {};
  return [
    { label: 'Department', value: job.department },
    { label: 'Stipend', value: formatPaid(job), ...(pay && { aside: pay }) },
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
