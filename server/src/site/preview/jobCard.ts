import type { Job } from '@foothold/shared/contract';
import { formatJobHeadline, formatJobLocation, formatMoney } from '@foothold/shared/format';
import type { Picture } from '../html/head';
import { type PreviewCard, toPictureName } from './card';

/** A job as its picture shows it. */
export function toJobCard(job: Job): PreviewCard {
  const pay = job.stipend === 1 ? formatMoney(job.currency, job.amount) : null;
  return {
    kind: 'job',
    title: job.job_title,
    company: job.company_name,
    place: formatJobLocation(job),
    pay: pay ? `${pay} a month` : '',
  };
}

/** The picture beside a link to a job. Its address changes with what it shows. */
export const toJobPicture = (origin: string, job: Job): Picture => ({
  address: `${origin}/previews/jobs/${job.id}/${toPictureName(toJobCard(job))}.png`,
  alt: formatJobHeadline(job),
});
