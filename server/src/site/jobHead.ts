import type { Job } from '@foothold/shared/contract';
import { jobHeadline } from '@foothold/shared/text';
import { excerptOf } from './excerpt';
import type { Head } from './head';
import { jobPosting } from './jobPosting';
import { plainText } from './plainText';
import { jobPicture } from './preview/job';
import type { Site } from './site';

/** What a job's public page says of itself. Only an open job is for search engines. */
export function jobHead(job: Job, { origin, zone }: Pick<Site, 'origin' | 'zone'>): Head {
  const open = job.display_status === 'Active';
  const picture = jobPicture(origin, job);
  return {
    title: jobHeadline(job),
    description: excerptOf(plainText(job.job_description), longest),
    address: job.sharelink,
    listed: open,
    picture,
    ...(open && { thing: jobPosting(job, { origin, zone }, picture.address) }),
  };
}

const longest = 160;
