import { buildPath, type Output, viewPublicJob } from '@foothold/shared/contract';
import {
  buildCompanyPath,
  formatAllCompanyJobs,
  formatCompanyAddress,
  formatInitials,
  formatJobDetails,
  formatReplyRecord,
  listJobSkills,
} from '@foothold/shared/format';
import { parseId } from '../../platform/http';
import { siteHead } from '../html/head';
import { textToHtml } from '../html/text';
import { toJobRowPlaceholders, toTimelinePlaceholders } from './jobCard';
import { createJobHead } from './jobHead';
import { type AddressContent, type PageContent, redirectTo } from './pageContent';
import type { Site } from './site';

type JobResponse = Output<typeof viewPublicJob>;

/** A job as everybody may read it, with open ones like it; undefined where there is none for everybody. */
export type FindPublicJob = (id: number) => Promise<JobResponse | undefined>;

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
  const found = id ? await findPublicJob(id) : undefined;
  if (!found) return notFoundContent;
  const right = new URL(found.job.sharelink).pathname;
  return right === pathname ? toJobContent(found, decodeURIComponent(slug), site) : redirectTo(right, search);
}

const toJobContent = (found: JobResponse, slug: string, site: Pick<Site, 'origin' | 'zone'>): PageContent => ({
  kind: 'page',
  head: createJobHead(found.job, site),
  placeholders: toPlaceholders(found, site.zone),
  responses: { [buildPath(viewPublicJob, { slug, jobId: found.job.id })]: found },
});

const toPlaceholders = ({ job, company_jobs, similar_jobs }: JobResponse, zone: string) => ({
  ...job,
  ...toTimelinePlaceholders(job, zone),
  description: textToHtml(job.job_description),
  requirements: job.job_requirements && textToHtml(job.job_requirements),
  has_skills: listJobSkills(job).length > 0,
  skill_lists: listJobSkills(job),
  facts: formatJobDetails(job),
  logo: job.organization.logo,
  initials: formatInitials(job.company_name),
  company_path: buildCompanyPath(job.organization).slice(1),
  company_address: formatCompanyAddress(job.organization),
  reply_record: formatReplyRecord(job.organization.reply_record),
  open: job.display_status === 'Active',
  has_company_jobs: company_jobs.length > 0,
  company_jobs: company_jobs.map(toJobRowPlaceholders),
  all_company_jobs: formatAllCompanyJobs(job, company_jobs.length),
  has_similar_jobs: similar_jobs.length > 0,
  similar_jobs: similar_jobs.map(toJobRowPlaceholders),
});
