import { buildCompanyPath } from '@foothold/shared/format';
import { type JobIdRange, listPublicJobs } from '../../jobs/publicJobs.queries';
import { buildShareLink } from '../../jobs/slug';
import { type IdRange, listPublicOrganizations } from '../../organizations/publicOrganizations.queries';
import type { Context } from '../../platform/context';
import { listIndexedPages } from '../content/pageHeads';
import { escapeXml, xmlDeclaration } from './xml';

const batchSize = 1000;

/** What stands in one sitemap: the site's own pages, and of the companies and the open jobs a stretch or none. */
export interface SitemapPart {
  pages?: boolean;
  companies?: IdRange;
  jobs?: JobIdRange;
}

/** One sitemap, piece by piece. */
export async function* renderSitemap(
  context: Context,
  { pages, companies, jobs }: SitemapPart,
): AsyncGenerator<string> {
  const { APP_ORIGIN: origin } = context.config;
  yield `${xmlDeclaration}<urlset xmlns="${namespace}">\n`;
  if (pages)
    yield listIndexedPages()
      .map((path) => renderEntry('url', `${origin}${path}`))
      .join('');
  if (companies) yield* renderCompanies(context, companies);
  if (jobs) yield* renderJobs(context, jobs);
  yield '</urlset>\n';
}

const renderCompanies = ({ db, config }: Context, stretch: IdRange) =>
  renderEntries(
    stretch.after,
    (after) => listPublicOrganizations(db, { ...stretch, after }, batchSize),
    (company) => renderEntry('url', `${config.APP_ORIGIN}${buildCompanyPath(company)}`, company.updated_at),
  );

const renderJobs = ({ db, config }: Context, stretch: JobIdRange) =>
  renderEntries(
    stretch.after,
    (after) => listPublicJobs(db, { ...stretch, after }, batchSize),
    (job) => renderEntry('url', buildShareLink(config.APP_ORIGIN, job), job.updated_at),
  );

async function* renderEntries<Row extends { id: number }>(
  first: number | undefined,
  next: (after: number) => Promise<Row[]>,
  say: (row: Row) => string,
): AsyncGenerator<string> {
  for (let after = first ?? 0; ; ) {
    const rows = await next(after);
    yield rows.map(say).join('');
    after = rows.at(-1)?.id ?? after;
    if (rows.length < batchSize) return;
  }
}

/** The sitemaps that there are, when one would be too long. */
export const renderSitemapIndex = (origin: string, names: readonly string[]): string =>
  `${xmlDeclaration}<sitemapindex xmlns="${namespace}">\n${names
    .map((name) => renderEntry('sitemap', `${origin}/sitemaps/${name}.xml`))
    .join('')}</sitemapindex>\n`;

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const renderEntry = (kind: 'url' | 'sitemap', address: string, changed?: string) =>
  `<${kind}><loc>${escapeXml(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</${kind}>\n`;
