import { buildPath, type Company, type Output, viewCompany } from '@foothold/shared/contract';
import { buildCompanyPath, formatInitials, formatReplyRecord, formatWebsite } from '@foothold/shared/format';
import { parseId } from '../../platform/http';
import { siteHead } from '../html/head';
import { textToHtml } from '../html/text';
import { createCompanyHead } from './companyHead';
import { toJobRowPlaceholders } from './jobCard';
import { type AddressContent, type PageContent, redirectTo } from './pageContent';
import type { Site } from './site';

type CompanyResponse = Output<typeof viewCompany>;

/** A company as everybody may read it, with the first of its jobs; undefined where there is none for everybody. */
export type FindPublicCompany = (id: number) => Promise<CompanyResponse | undefined>;

interface CompanySources extends Pick<Site, 'origin'> {
  findPublicCompany: FindPublicCompany;
}

const notFoundContent: PageContent = { kind: 'none', head: { ...siteHead, title: 'Company not found · Foothold' } };

/** What a company's address has to say; undefined for an address of anything else. */
export async function loadCompanyContent(
  pathname: string,
  search: string | undefined,
  { findPublicCompany, origin }: CompanySources,
): Promise<AddressContent | undefined> {
  const [, slug, text] = /^\/company\/([^/]+)\/([^/]+)\/?$/i.exec(pathname) ?? [];
  if (slug === undefined) return undefined;
  const id = parseId(text);
  const found = id ? await findPublicCompany(id) : undefined;
  if (!found) return notFoundContent;
  const right = buildCompanyPath(found.company);
  return right === pathname ? toCompanyContent(found, origin) : redirectTo(right, search);
}

const toCompanyContent = (read: CompanyResponse, origin: string): PageContent => ({
  kind: 'page',
  head: createCompanyHead(read.company, origin),
  placeholders: toPlaceholders(read),
  responses: { [buildPath(viewCompany, { id: read.company.id })]: read },
});

const toPlaceholders = ({ company, jobs }: CompanyResponse) => ({
  ...toCompanyPlaceholders(company),
  jobs: jobs.data.map(toJobRowPlaceholders),
  any: jobs.total > 0,
  total: jobs.total.toLocaleString('en-GB'),
});

const toCompanyPlaceholders = ({ about, website, ...company }: Company) => ({
  ...company,
  initials: formatInitials(company.company_name),
  replies: formatReplyRecord(company.reply_record),
  about: about && textToHtml(about),
  website: website && { href: website, host: formatWebsite(website) },
});
