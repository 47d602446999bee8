import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPublicJob } from '../../jobs/loadJob';
import { findPublicOrganization } from '../../organizations/publicOrganizations.queries';
import type { Context } from '../../platform/context';
import { fail, type PageResponse, type PageRoute, pageRoute, parseId } from '../../platform/http';
import { openFileCache } from '../../platform/storage/fileCache';
import { type PreviewCard, siteCard, toCompanyCard, toJobCard, toPictureName } from './cards';
import { createRenderQueue } from './renderQueue';

/** About 150 KB each. */
const maxPictures = 1000;

/** `GET /previews/…`: the pictures of link previews, under addresses that contain a hash of their content. */
export function previewRoutes(context: Context): PageRoute[] {
  const cacheFile = openFileCache(join(context.config.DATA_DIR, 'previews'), maxPictures);
  const renderCard = createRenderQueue();

  const sendPicture = async (card: PreviewCard | undefined, file: string | undefined): Promise<PageResponse> => {
    if (!card || file !== `${toPictureName(card)}.png`) fail('not_found');
    const { size, open } = await cacheFile(file, async (path) => writeFile(path, await renderCard(card)));
    return { status: 200, headers: { ...headers, 'content-length': String(size) }, body: open() };
  };

  return [
    pageRoute('/previews/site/:file', ({ params }) => sendPicture(siteCard, params.file)),
    pageRoute('/previews/jobs/:id/:file', async ({ params }) => {
      const id = parseId(params.id);
      const job = id && (await findPublicJob(context, id));
      return sendPicture(job ? toJobCard(job) : undefined, params.file);
    }),
    pageRoute('/previews/companies/:id/:file', async ({ params }) => {
      const id = parseId(params.id);
      const company = id && (await findPublicOrganization(context.db, id));
      return sendPicture(company ? toCompanyCard(company) : undefined, params.file);
    }),
  ];
}

const headers = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=31536000, immutable',
  // Chat applications embed it in their own pages.
  'cross-origin-resource-policy': 'cross-origin',
};
