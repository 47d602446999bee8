import { type Job, type Output, pathTo, viewPublicJob } from '@foothold/shared/contract';
import { companyPath, initials, jobFacts } from '@foothold/shared/text';
import { asMarkup } from './asMarkup';
import type { PageContent } from './content';
import { type Found, idIn, movedTo } from './found';
import { siteHead } from './head';
import { jobHead } from './jobHead';
import type { Site } from './site';

/** A job as everybody may read it, by its id; undefined where there is none for everybody. */
export type FindPublicJob = (id: number) => Promise<Job | undefined>;

interface Needs extends Pick<Site, 'origin' | 'zone'> {
  findPublicJob: FindPublicJob;
}

const nothing: PageContent = { kind: 'none', head: { ...siteHead, title: 'Job not found · Foothold' } };

/** What a job's address has to say, which stands under its title alone; undefined for an address of anything else. */
export async function readJobAddress(
  pathname: string,
  search: string | undefined,
  { findPublicJob, ...site }: Needs,
): Promise<Found | undefined> {
  if (/^\/job\/unknown\/?$/i.test(pathname)) return nothing;
  const [, slug, text] = /^\/viewjob\/([^/]+)\/([^/]+)\/?$/i.exec(pathname) ?? [];
  if (slug === undefined) return undefined;
  const id = idIn(text);
  const job = id ? await findPublicJob(id) : undefined;
  if (!job) return nothing;
  const right = new URL(job.sharelink).pathname;
  return right === pathname ? jobContent(job, decodeURIComponent(slug), site) : movedTo(right, search);
}

const jobContent = (job: Job, slug: string, site: Pick<Site, 'origin' | 'zone'>): PageContent => ({
  kind: 'page',
  head: jobHead(job, site),
  slots: {
    ...job,
    description: asMarkup(job.job_description),
    requirements: job.job_requirements && asMarkup(job.job_requirements),
    facts: jobFacts(job),
    logo: job.organization.logo,
    initials: initials(job.company_name),
    company_path: companyPath(job.organization).slice(1),
    open: job.display_status === 'Active',
  },
  answers: { [pathTo(viewPublicJob, { slug, jobId: job.id })]: { job } satisfies Output<typeof viewPublicJob> },
});
