import type { Job } from '@foothold/shared/contract';
import { formatJobHeadline, formatJobLocation, formatMonthlyPay } from '@foothold/shared/format';
import type { Picture } from '../html/head';
import { type PreviewCard, toPictureName } from './card';

export function toJobCard(job: Job): PreviewCard {
  return {
    kind: 'job',
    title: job.job_title,
    company: job.company_name,
    place: formatJobLocation(job),
    pay: formatMonthlyPay(job) ?? '',
  };
}

/** The preview picture of a job's page. Its address changes with its content. */
export const toJobPicture = (origin: string, job: Job): Picture => ({
  address: `${origin}/previews/jobs/${job.id}/${toPictureName(toJobCard(job))}.png`,
  alt: formatJobHeadline(job),
});
