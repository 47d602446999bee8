import type { Job } from '@foothold/shared/contract';
import {
  buildCompanyPath,
  excerpt,
  formatAge,
  formatMoney,
  formatPaid,
  formatTimeLeft,
  formatWorkMode,
  getElapsedShare,
} from '@foothold/shared/format';
import { daysBetween, todayIn } from '../../platform/time/days';

/** Values for the placeholders of an open job in a prerendered list. */
export const toJobCardPlaceholders = (job: Job, zone: string) => ({
  id: job.id,
  title: job.job_title || 'Untitled Position',
  path: new URL(job.sharelink).pathname.slice(1),
  company_name: job.company_name,
  company_path: buildCompanyPath(job.organization).slice(1),
  amount: job.stipend === 1 && formatMoney(job.currency, job.amount),
  paid: formatPaid(job),
  location: job.location,
  duration: job.duration,
  mode: formatWorkMode(job.env_mode),
  excerpt: excerpt(job.job_description, 150) || 'No description available.',
  ...toTimelinePlaceholders(job, zone),
});

/** Values for its time line. */
function toTimelinePlaceholders({ created_at, days_left }: Job, zone: string) {
  const age = daysBetween(todayIn(zone, new Date(created_at)), todayIn(zone));
  return {
    urgent: days_left <= 1,
    closes_today: days_left === 0,
    elapsed: Math.round(getElapsedShare(age, days_left) * 1000) / 10,
    posted: formatAge(age),
    left: formatTimeLeft(days_left),
  };
}
