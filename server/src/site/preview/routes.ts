import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPublicJob } from '../../jobs/loadJob';
import { findPublicOrganization } from '../../organizations/publicOrganizations.queries';
import type { Context } from '../../platform/context';
import { fail, type PageResponse, type PageRoute, pageRoute, parseId } from '../../platform/http';
import { openFileCache } from '../../platform/storage/fileCache';
import { type PreviewCard, toPictureName } from './card';
import { toCompanyCard } from './companyCard';
import { toJobCard } from './jobCard';
import { createRenderQueue } from './renderQueue';
import { siteCard } from './siteCard';

/** Some 150 KB each: what many look at stays, at the cost of some disk. */
const maxPictures = 1000;

/** `GET /previews/…`: the pictures beside links to the site, under addresses that stand for what is to be seen on them. */
export function previewRoutes(context: Context): PageRoute[] {
  const keep = openFileCache(join(context.config.DATA_DIR, 'previews'), maxPictures);
  const paint = createRenderQueue();

  const show = async (card: PreviewCard | undefined, file: string | undefined): Promise<PageResponse> => {
    if (!card || file !== `${toPictureName(card)}.png`) fail('not_found');
    const { size, open } = await keep(file, async (path) => writeFile(path, await paint(card)));
    return { status: 200, headers: { ...headers, 'content-length': String(size) }, body: open() };
  };

  return [
    pageRoute('/previews/site/:file', ({ params }) => show(siteCard, params.file)),
    pageRoute('/previews/jobs/:id/:file', async ({ params }) => {
      const id = parseId(params.id);
      const job = id && (await findPublicJob(context, id));
      return show(job ? toJobCard(job) : undefined, params.file);
    }),
    pageRoute('/previews/companies/:id/:file', async ({ params }) => {
      const id = parseId(params.id);
      const company = id && (await findPublicOrganization(context.db, id));
      return show(company ? toCompanyCard(company) : undefined, params.file);
    }),
  ];
}

const headers = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=31536000, immutable',
  // Chats show it inside of their own pages.
  'cross-origin-resource-policy': 'cross-origin',
};
