import { removeLogo, setLogo, viewCompany } from '@foothold/shared/contract';
import { createSearchCaches } from '../jobs/search/search';
import type { Context } from '../platform/context';
import { fail, route } from '../platform/http';
import { saveLogo as giveLogo, deleteLogo as takeLogo } from './logo';
import { loadPublicPage } from './publicPage';

export const organizationRoutes = (context: Context, known = createSearchCaches(context)) => [
  route(
    viewCompany,
    async ({ user, params }) => (await loadPublicPage(context, known, user, params.id)) ?? fail('not_found'),
  ),

  route(setLogo, async ({ user, params, files }) => ({
    organization: await giveLogo(context, user, params.id, files.logo),
    message: 'The logo was saved.',
  })),

  route(removeLogo, async ({ user, params }) => ({
    organization: await takeLogo(context, user, params.id),
    message: 'The logo was removed.',
  })),
];
