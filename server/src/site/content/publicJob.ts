import { buildPath, type Job, type Output, viewPublicJob } from '@foothold/shared/contract';
import { buildCompanyPath, formatInitials, formatJobDetails } from '@foothold/shared/format';
import { parseId } from '../../platform/http';
import { siteHead } from '../html/head';
import { textToHtml } from '../html/text';
import { createJobHead } from './jobHead';
import { type AddressContent, type PageContent, redirectTo } from './pageContent';
import type { Site } from './site';

/** A job as everybody may read it, by its id; undefined where there is none for everybody. */
export type FindPublicJob = (id: number) => Promise<Job | undefined>;

interface JobSources extends Pick<Site, 'origin' | 'zone'> {
  findPublicJob: FindPublicJob;
}

const notFoundContent: PageContent = { kind: 'none', head: { ...siteHead, title: 'Job not found · Foothold' } };

/** What a job's address has to say, which stands under its title alone; undefined for an address of anything else. */
export async function loadJobContent(
  pathname: string,
  search: string | undefined,
  { findPublicJob, ...site }: JobSources,
): Promise<AddressContent | undefined> {
  if (/^\/job\/unknown\/?$/i.test(pathname)) return notFoundContent;
  const [, slug, text] = /^\/viewjob\/([^/]+)\/([^/]+)\/?$/i.exec(pathname) ?? [];
  if (slug === undefined) return undefined;
  const id = parseId(text);
  const job = id ? await findPublicJob(id) : undefined;
  if (!job) return notFoundContent;
  const right = new URL(job.sharelink).pathname;
  return right === pathname ? toJobContent(job, decodeURIComponent(slug), site) : redirectTo(right, search);
}

const toJobContent = (job: Job, slug: string, site: Pick<Site, 'origin' | 'zone'>): PageContent => ({
  kind: 'page',
  head: createJobHead(job, site),
  placeholders: {
    ...job,
    description: textToHtml(job.job_description),
    requirements: job.job_requirements && textToHtml(job.job_requirements),
    facts: formatJobDetails(job),
    logo: job.organization.logo,
    initials: formatInitials(job.company_name),
    company_path: buildCompanyPath(job.organization).slice(1),
    open: job.display_status === 'Active',
  },
  responses: { [buildPath(viewPublicJob, { slug, jobId: job.id })]: { job } satisfies Output<typeof viewPublicJob> },
});
