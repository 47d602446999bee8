import type { Context } from '../../context';
import { listPublicJobs, type Stretch } from '../../jobs/queries.public';
import { shareLink } from '../../jobs/slug';
import { listedPages } from '../pages';
import { escapeXml, prolog } from './xml';

const rowsAtOnce = 1000;

/** The addresses of some open jobs, and before the first of them those of the site's own pages, piece by piece. */
export async function* sitemapOf({ db, config }: Context, stretch: Stretch): AsyncGenerator<string> {
  const { APP_ORIGIN: origin } = config;
  yield `${prolog}<urlset xmlns="${namespace}">\n`;
  if (!stretch.after)
    yield listedPages()
      .map((path) => entry('url', `${origin}${path}`))
      .join('');

  let after = stretch.after ?? 0;
  for (;;) {
    const jobs = await listPublicJobs(db, { ...stretch, after }, rowsAtOnce);
    yield jobs.map((job) => entry('url', shareLink(origin, job), job.updated_at)).join('');
    after = jobs.at(-1)?.id ?? after;
    if (jobs.length < rowsAtOnce) break;
  }
  yield '</urlset>\n';
}

/** The sitemaps that there are, when one would be too long. */
export const sitemapIndex = (origin: string, count: number): string => {
  const sitemaps = Array.from({ length: count }, (_, at) => entry('sitemap', `${origin}/sitemaps/${at + 1}.xml`));
  return `${prolog}<sitemapindex xmlns="${namespace}">\n${sitemaps.join('')}</sitemapindex>\n`;
};

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const entry = (kind: 'url' | 'sitemap', address: string, changed?: string) =>
  `<${kind}><loc>${escapeXml(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</${kind}>\n`;
