import type { Job } from '@foothold/shared/contract';
import { formatJobHeadline } from '@foothold/shared/format';
import type { Head } from '../html/head';
import { toExcerpt, toPlainText } from '../html/text';
import { toJobPicture } from '../preview/cards';
import { createJobPosting } from './jobPosting';
import type { Site } from './site';

/** The head of a job's public page. Search engines may list open jobs only. */
export function createJobHead(job: Job, { origin, zone }: Pick<Site, 'origin' | 'zone'>): Head {
  const isOpen = job.display_status === 'Active';
  const picture = toJobPicture(origin, job);
  return {
    title: formatJobHeadline(job),
    description: toExcerpt(toPlainText(job.job_description), maxDescription),
    address: job.sharelink,
    isListed: isOpen,
    picture,
    ...(isOpen && { structuredData: createJobPosting(job, { origin, zone }, picture.address) }),
  };
}

const maxDescription = 160;
