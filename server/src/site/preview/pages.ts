import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPublicCompany } from '../../companies/queries';
import type { Context } from '../../context';
import { type Answer, fail, type PageRoute, page } from '../../http';
import { findPublic } from '../../jobs/read';
import { idIn } from '../found';
import { openShelf } from '../shelf';
import { type Card, nameOf } from './card';
import { companyCard } from './company';
import { openEasel } from './easel';
import { jobCard } from './job';
import { siteCard } from './site';

/** Some 150 KB each: what many look at stays, at the cost of some disk. */
const mostKept = 1000;

/** `GET /previews/…`: the pictures beside links to the site, under addresses that stand for what is to be seen on them. */
export function previewPages(context: Context): PageRoute[] {
  const keep = openShelf(join(context.config.DATA_DIR, 'previews'), mostKept);
  const paint = openEasel();

  const show = async (card: Card | undefined, file: string | undefined): Promise<Answer> => {
    if (!card || file !== `${nameOf(card)}.png`) fail('not_found');
    const { size, open } = await keep(file, async (path) => writeFile(path, await paint(card)));
    return { status: 200, headers: { ...headers, 'content-length': String(size) }, body: open() };
  };

  return [
    page('/previews/site/:file', ({ params }) => show(siteCard, params.file)),
    page('/previews/jobs/:id/:file', async ({ params }) => {
      const id = idIn(params.id);
      const job = id && (await findPublic(context, id));
      return show(job ? jobCard(job) : undefined, params.file);
    }),
    page('/previews/companies/:id/:file', async ({ params }) => {
      const id = idIn(params.id);
      const company = id && (await findPublicCompany(context.db, id));
      return show(company ? companyCard(company) : undefined, params.file);
    }),
  ];
}

const headers = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=31536000, immutable',
  // Chats show it inside of their own pages.
  'cross-origin-resource-policy': 'cross-origin',
};
