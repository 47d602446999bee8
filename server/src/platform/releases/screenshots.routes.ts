import { releaseManagerRoles } from '@foothold/shared/contract';
import { saveScreenshots, viewScreenshots } from '@foothold/shared/contract/admin';
import type { Context } from '../context';
import { fail, pageRoute, route, type User } from '../http';
import { checkPermission } from './keyPermissions';
import { findRecord } from './queries';
import { loadScreenshots, replaceScreenshots } from './screenshots';
import { findScreenshotFile } from './screenshots.queries';

export const screenshotRoutes = (context: Context) => [
  route(saveScreenshots, async ({ user, params, body, files }) => {
    checkPermission(user, params.app, 'publish');
    return { screenshots: await replaceScreenshots(context, params, body, files, user) };
  }),

  route(viewScreenshots, async ({ params }) => {
    if (!(await findRecord(context.db, params.app, params.release))) fail('not_found');
    return { screenshots: await loadScreenshots(context.db, params) };
  }),
];

/** `GET /screenshots/{key}.webp`: a screenshot of a release, for whoever manages releases; 404 for others. */
export const screenshotFileRoutes = ({ db, store }: Pick<Context, 'db' | 'store'>) => [
  pageRoute('/screenshots/:file', async ({ user, params }) => {
    const [, key] = /^([0-9a-f]{32})\.webp$/.exec(params.file ?? '') ?? [];
    const file = key && isReleaseManager(user) && (await findScreenshotFile(db, key));
    const body = file && (await store.read(file.key));
    if (!body) fail('not_found');

    const headers = {
      'content-type': file.type,
      'content-length': String(file.size),
      'content-disposition': 'inline',
      // Who may see it may change any minute.
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    };
    return { status: 200, headers, body };
  }),
];

const isReleaseManager = (user: User | null) => releaseManagerRoles.some((role) => role === user?.who);
