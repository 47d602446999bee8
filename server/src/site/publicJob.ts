import { type Job, type Output, pathTo, viewPublicJob } from '@foothold/shared/contract';
import { jobFacts } from '@foothold/shared/text';
import type { Answer } from '../releases/answer';
import { asMarkup } from './asMarkup';
import type { PageContent } from './content';
import { siteHead } from './head';
import { jobHead } from './jobHead';
import { headOf } from './pages';
import type { Site } from './site';

/** A job as everybody may read it, by its id; undefined where there is none for everybody. */
export type FindPublicJob = (id: number) => Promise<Job | undefined>;

interface Needs extends Pick<Site, 'origin' | 'zone'> {
  findPublicJob: FindPublicJob;
}

type Found = PageContent | { kind: 'moved'; answer: Answer };

const nothing: PageContent = { kind: 'none', head: { ...siteHead, title: 'Job not found · Foothold' } };

/** What an address has to say, or where it has moved: a public job's stands under its title alone. */
export async function readAddress(url: string, { findPublicJob, ...site }: Needs): Promise<Found> {
  const [pathname = '', search] = url.split(/(?=\?)/, 2);
  const [, slug, id] = /^\/viewjob\/([^/]+)\/([^/]+)\/?$/i.exec(pathname) ?? [];
  if (slug === undefined)
    return /^\/job\/unknown\/?$/i.test(pathname) ? nothing : { kind: 'page', head: headOf(site.origin, pathname) };

  const job = /^[1-9]\d{0,8}$/.test(id ?? '') ? await findPublicJob(Number(id)) : undefined;
  if (!job) return nothing;
  const right = new URL(job.sharelink).pathname;
  if (right === pathname) return jobContent(job, decodeURIComponent(slug), site);
  const headers = { location: right + (search ?? ''), 'cache-control': 'no-store' };
  return { kind: 'moved', answer: { status: 301, headers, body: null } };
}

const jobContent = (job: Job, slug: string, site: Pick<Site, 'origin' | 'zone'>): PageContent => ({
  kind: 'page',
  head: jobHead(job, site),
  slots: {
    ...job,
    description: asMarkup(job.job_description),
    requirements: job.job_requirements && asMarkup(job.job_requirements),
    facts: jobFacts(job),
    open: job.display_status === 'Active',
  },
  answers: { [pathTo(viewPublicJob, { slug, jobId: job.id })]: { job } satisfies Output<typeof viewPublicJob> },
});
