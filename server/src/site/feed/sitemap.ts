import { buildCompanyPath } from '@foothold/shared/format';
import { type JobIdRange, listPublicJobs } from '../../jobs/publicJobs.queries';
import { buildShareLink } from '../../jobs/slug';
import { type IdRange, listPublicOrganizations } from '../../organizations/publicOrganizations.queries';
import type { Context } from '../../platform/context';
import { listIndexedPages } from '../content/pageHeads';
import { escapeXml, xmlDeclaration } from './xml';

const batchSize = 1000;

/** The content of one sitemap: the site's own pages, a range of companies, a range of open jobs, or none of each. */
export interface SitemapPart {
  pages?: boolean;
  companies?: IdRange;
  jobs?: JobIdRange;
}

/** Renders a sitemap in chunks. */
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

const renderCompanies = ({ db, config }: Context, range: IdRange) =>
  renderEntries(
    range.after,
    (after) => listPublicOrganizations(db, { ...range, after }, batchSize),
    (company) => renderEntry('url', `${config.APP_ORIGIN}${buildCompanyPath(company)}`, company.updated_at),
  );

const renderJobs = ({ db, config }: Context, range: JobIdRange) =>
  renderEntries(
    range.after,
    (after) => listPublicJobs(db, { ...range, after }, batchSize),
    (job) => renderEntry('url', buildShareLink(config.APP_ORIGIN, job), job.updated_at),
  );

async function* renderEntries<Row extends { id: number }>(
  first: number | undefined,
  listNext: (after: number) => Promise<Row[]>,
  render: (row: Row) => string,
): AsyncGenerator<string> {
  for (let after = first ?? 0; ; ) {
    const rows = await listNext(after);
    yield rows.map(render).join('');
    after = rows.at(-1)?.id ?? after;
    if (rows.length < batchSize) return;
  }
}

/** The index of sitemaps, for when one would be too long. */
export const renderSitemapIndex = (origin: string, names: readonly string[]): string =>
  `${xmlDeclaration}<sitemapindex xmlns="${namespace}">\n${names
    .map((name) => renderEntry('sitemap', `${origin}/sitemaps/${name}.xml`))
    .join('')}</sitemapindex>\n`;

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const renderEntry = (kind: 'url' | 'sitemap', address: string, lastModified?: string) =>
  `<${kind}><loc>${escapeXml(address)}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ''}</${kind}>\n`;
