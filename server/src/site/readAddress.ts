import type { PageContent } from './content';
import type { Found } from './found';
import { headOf } from './pages';
import { type FindPublicCompany, readCompanyAddress } from './publicCompany';
import { type FindPublicJob, readJobAddress } from './publicJob';
import type { Site } from './site';

/** How the site finds what everybody may read. */
export interface Sources {
  findPublicJob: FindPublicJob;
  findPublicCompany: FindPublicCompany;
}

/** What an address has to say, or where it has moved: jobs and companies stand under their right names alone. */
export async function readAddress(url: string, site: Pick<Site, 'origin' | 'zone'> & Sources): Promise<Found> {
  const [pathname = '', search] = url.split(/(?=\?)/, 2);
  return (
    (await readJobAddress(pathname, search, site)) ??
    (await readCompanyAddress(pathname, search, site)) ??
    ({ kind: 'page', head: headOf(site.origin, pathname) } satisfies PageContent)
  );
}
