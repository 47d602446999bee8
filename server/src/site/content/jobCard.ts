import type { Job } from '@foothold/shared/contract';
import {
  buildCompanyPath,
  excerpt,
  formatAge,
  formatJobLocation,
  formatMoney,
  formatPaid,
  formatPay,
  formatReplyDate,
  formatReplyRecord,
  formatTimeLeft,
  formatWorkMode,
  getElapsedShare,
  jobKindLabels,
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
  kind: job.kind && jobKindLabels[job.kind],
  reply: formatReplyDate(job),
  reply_record: formatReplyRecord(job.organization.reply_record),
  excerpt: excerpt(job.job_description, 150) || 'No description available.',
  ...toTimelinePlaceholders(job, zone),
});

/** Values for its time line. */
export function toTimelinePlaceholders({ created_at, days_left }: Job, zone: string) {
  const age = daysBetween(todayIn(zone, new Date(created_at)), todayIn(zone));
  return {
    past: days_left < 0,
    urgent: days_left === 0 || days_left === 1,
    closes_today: days_left === 0,
    elapsed: Math.round(getElapsedShare(age, days_left) * 1000) / 10,
    posted: formatAge(age),
    left: formatTimeLeft(days_left),
  };
}

/** Values for an open job in a short list: title, facts, pay and time left. */
export const toJobRowPlaceholders = (job: Job) => ({
  title: job.job_title || 'Untitled Position',
  path: new URL(job.sharelink).pathname.slice(1),
  facts: [formatJobLocation(job), job.duration].filter(Boolean).join(' · '),
  company_and_place: [job.company_name, formatJobLocation(job)].filter(Boolean).join(' · '),
  place_and_left: [job.location, formatTimeLeft(job.days_left)].filter(Boolean).join(' · '),
  left: formatTimeLeft(job.days_left),
  pay: formatPay(job),
});
