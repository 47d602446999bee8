import type { EnvMode, Job } from '../contract';
import { formatMonthlyPay, formatPaid } from './formatPay';

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

/** 'Lagos', 'Remote', or 'Remote, Lagos' for a remote job with a location. */
export function formatJobLocation({ env_mode, location }: Pick<Job, 'env_mode' | 'location'>): string {
  if (env_mode !== 'remote') return location ?? '';
  return !location || location === remoteLabel ? remoteLabel : `${remoteLabel}, ${location}`;
}

/** Title of a job's public page, for tabs, search results and link previews. */
export function formatJobHeadline(job: Pick<Job, 'job_title' | 'company_name' | 'env_mode' | 'location'>): string {
  const place = formatJobLocation(job);
  return `${job.job_title} at ${job.company_name}${place && `, ${place}`}`;
}

const remoteLabel = 'Remote';

const workModeLabels: Record<EnvMode, string> = { onsite: 'On-site', remote: 'Remote', hybrid: 'Hybrid' };

/** The label of a work environment; other text stays as it is. */
export const formatWorkMode = (env_mode: string): string => workModeLabels[env_mode as EnvMode] ?? env_mode;

/** How long a job still accepts applications. */
export function formatTimeLeft(days_left: number): string {
  if (days_left < 0) return 'Deadline passed';
  if (days_left === 0) return 'Closes tonight';
  return days_left === 1 ? '1 day left' : `${days_left} days left`;
}
