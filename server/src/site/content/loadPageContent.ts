import { type LoadFrontPage, loadFrontPageContent } from './frontPage';
import type { AddressContent, PageContent } from './pageContent';
import { getPageHead } from './pageHeads';
import { type FindPublicCompany, loadCompanyContent } from './publicCompany';
import { type FindPublicJob, loadJobContent } from './publicJob';
import { loadJobListContent, type SearchPublicJobs } from './publicJobList';
import type { Site } from './site';

/** How the site loads what everybody may read. */
export interface PublicSources {
  findPublicJob: FindPublicJob;
  findPublicCompany: FindPublicCompany;
  searchPublicJobs: SearchPublicJobs;
  loadFrontPage: LoadFrontPage;
}

/** The content of an address. Jobs and companies under outdated names redirect to their canonical address. */
export async function loadPageContent(
  url: string,
  site: Pick<Site, 'origin' | 'zone' | 'links'> & PublicSources,
): Promise<AddressContent> {
  const [pathname = '', search] = url.split(/(?=\?)/, 2);
  return (
    (await loadFrontPageContent(pathname, site)) ??
    (await loadJobContent(pathname, search, site)) ??
    (await loadJobListContent(pathname, search, site)) ??
    (await loadCompanyContent(pathname, search, site)) ??
    ({ kind: 'page', head: getPageHead(site.origin, pathname) } satisfies PageContent)
  );
}
