import { type Company, type Job, type Output, pathTo, viewCompany } from '@foothold/shared/contract';
import { companyPath, hostOf, initials, payText, placeOf, timeLeft } from '@foothold/shared/text';
import { asMarkup } from './asMarkup';
import { companyHead } from './companyHead';
import type { PageContent } from './content';
import { type Found, idIn, movedTo } from './found';
import { siteHead } from './head';
import type { Site } from './site';

type Read = Output<typeof viewCompany>;

/** A company as everybody may read it, with the first of its jobs; undefined where there is none for everybody. */
export type FindPublicCompany = (id: number) => Promise<Read | undefined>;

interface Needs extends Pick<Site, 'origin'> {
  findPublicCompany: FindPublicCompany;
}

const nothing: PageContent = { kind: 'none', head: { ...siteHead, title: 'Company not found · Foothold' } };

/** What a company's address has to say; undefined for an address of anything else. */
export async function readCompanyAddress(
  pathname: string,
  search: string | undefined,
  { findPublicCompany, origin }: Needs,
): Promise<Found | undefined> {
  const [, slug, text] = /^\/company\/([^/]+)\/([^/]+)\/?$/i.exec(pathname) ?? [];
  if (slug === undefined) return undefined;
  const id = idIn(text);
  const found = id ? await findPublicCompany(id) : undefined;
  if (!found) return nothing;
  const right = companyPath(found.company);
  return right === pathname ? companyContent(found, origin) : movedTo(right, search);
}

const companyContent = (read: Read, origin: string): PageContent => ({
  kind: 'page',
  head: companyHead(read.company, origin),
  slots: slotsOf(read),
  answers: { [pathTo(viewCompany, { id: read.company.id })]: read },
});

const slotsOf = ({ company, jobs }: Read) => ({
  ...slotsOfCompany(company),
  jobs: jobs.data.map(slotsOfJob),
  any: jobs.total > 0,
  total: jobs.total.toLocaleString('en-GB'),
});

const slotsOfCompany = ({ about, website, ...company }: Company) => ({
  ...company,
  initials: initials(company.company_name),
  about: about && asMarkup(about),
  website: website && { href: website, host: hostOf(website) },
});

const slotsOfJob = (job: Job) => ({
  title: job.job_title,
  path: new URL(job.sharelink).pathname.slice(1),
  facts: [placeOf(job), job.duration].filter(Boolean).join(' · '),
  left: timeLeft(job.days_left),
  pay: payText(job),
});
