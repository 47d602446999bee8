import type { Context } from '../platform/context';
import { fail, pageRoute } from '../platform/http';
import { findLogo } from './logo.queries';

/** `GET /logos/{key}.webp`: the logo of an organization. Logos are public. */
export const logoRoutes = ({ db, store }: Context) => [
  pageRoute('/logos/:file', async ({ params }) => {
    const [, key] = /^([0-9a-f]{32})\.webp$/.exec(params.file ?? '') ?? [];
    const file = key && (await findLogo(db, key));
    const body = file && (await store.read(file.key));
    if (!body) fail('not_found');

    const headers = {
      'content-type': file.type,
      'content-length': String(file.size),
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      // Chat previews and search engines embed the picture in their own pages.
      'cross-origin-resource-policy': 'cross-origin',
    };
    return { status: 200, headers, body };
  }),
];
