import type { Job } from '@foothold/shared/contract';
import { formatJobHeadline } from '@foothold/shared/text';
import { toExcerpt } from './excerpt';
import type { Head } from './head';
import { createJobPosting } from './jobPosting';
import { toPlainText } from './plainText';
import { toJobPicture } from './preview/job';
import type { Site } from './site';

/** What a job's public page says of itself. Only an open job is for search engines. */
export function createJobHead(job: Job, { origin, zone }: Pick<Site, 'origin' | 'zone'>): Head {
  const open = job.display_status === 'Active';
  const picture = toJobPicture(origin, job);
  return {
    title: formatJobHeadline(job),
    description: toExcerpt(toPlainText(job.job_description), maxDescription),
    address: job.sharelink,
    isListed: open,
    picture,
    ...(open && { structuredData: createJobPosting(job, { origin, zone }, picture.address) }),
  };
}

const maxDescription = 160;
