import { removeLogo, setLogo, viewCompany } from '@foothold/shared/contract';
import type { Context } from '../context';
import { fail, route } from '../http';
import { nothingKnown } from '../jobs/search';
import { setLogo as giveLogo, removeLogo as takeLogo } from './logo';
import { readCompany } from './read';

export const companyRoutes = (context: Context, known = nothingKnown(context)) => [
  route(
    viewCompany,
    async ({ user, params }) => (await readCompany(context, known, user, params.id)) ?? fail('not_found'),
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
