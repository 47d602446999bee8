import { removeLogo, setLogo } from '@foothold/shared/contract';
import type { Context } from '../platform/context';
import { route } from '../platform/http';
import { saveLogo as giveLogo, deleteLogo as takeLogo } from './logo';

export const organizationRoutes = (context: Context) => [
  route(setLogo, async ({ user, params, files }) => ({
    organization: await giveLogo(context, user, params.id, files.logo),
    message: 'The logo was saved.',
  })),

  route(removeLogo, async ({ user, params }) => ({
    organization: await takeLogo(context, user, params.id),
    message: 'The logo was removed.',
  })),
];
