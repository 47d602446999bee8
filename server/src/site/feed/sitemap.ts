import { companyPath } from '@foothold/shared/text';
import { type CompanyStretch, listPublicCompanies } from '../../companies/queries';
import type { Context } from '../../context';
import { listPublicJobs, type Stretch } from '../../jobs/queries.public';
import { shareLink } from '../../jobs/slug';
import { listedPages } from '../pages';
import { escapeXml, prolog } from './xml';

const rowsAtOnce = 1000;

/** What stands in one sitemap: the site's own pages, and of the companies and the open jobs a stretch or none. */
export interface Part {
  pages?: boolean;
  companies?: CompanyStretch;
  jobs?: Stretch;
}

/** One sitemap, piece by piece. */
export async function* sitemapOf(context: Context, { pages, companies, jobs }: Part): AsyncGenerator<string> {
  const { APP_ORIGIN: origin } = context.config;
  yield `${prolog}<urlset xmlns="${namespace}">\n`;
  if (pages)
    yield listedPages()
      .map((path) => entry('url', `${origin}${path}`))
      .join('');
  if (companies) yield* companiesOf(context, companies);
  if (jobs) yield* jobsOf(context, jobs);
  yield '</urlset>\n';
}

const companiesOf = ({ db, config }: Context, stretch: CompanyStretch) =>
  entriesOf(
    stretch.after,
    (after) => listPublicCompanies(db, { ...stretch, after }, rowsAtOnce),
    (company) => entry('url', `${config.APP_ORIGIN}${companyPath(company)}`, company.updated_at),
  );

const jobsOf = ({ db, config }: Context, stretch: Stretch) =>
  entriesOf(
    stretch.after,
    (after) => listPublicJobs(db, { ...stretch, after }, rowsAtOnce),
    (job) => entry('url', shareLink(config.APP_ORIGIN, job), job.updated_at),
  );

async function* entriesOf<Row extends { id: number }>(
  first: number | undefined,
  next: (after: number) => Promise<Row[]>,
  say: (row: Row) => string,
): AsyncGenerator<string> {
  for (let after = first ?? 0; ; ) {
    const rows = await next(after);
    yield rows.map(say).join('');
    after = rows.at(-1)?.id ?? after;
    if (rows.length < rowsAtOnce) return;
  }
}

/** The sitemaps that there are, when one would be too long. */
export const sitemapIndex = (origin: string, names: readonly string[]): string =>
  `${prolog}<sitemapindex xmlns="${namespace}">\n${names
    .map((name) => entry('sitemap', `${origin}/sitemaps/${name}.xml`))
    .join('')}</sitemapindex>\n`;

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const entry = (kind: 'url' | 'sitemap', address: string, changed?: string) =>
  `<${kind}><loc>${escapeXml(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</${kind}>\n`;
