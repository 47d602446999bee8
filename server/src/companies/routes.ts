import { removeLogo, setLogo, viewCompany } from '@foothold/shared/contract';
import type { Context } from '../context';
import { fail, route } from '../http';
import { createSearchCaches } from '../jobs/search';
import { saveLogo as giveLogo, deleteLogo as takeLogo } from './logo';
import { loadPublicPage } from './read';

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
