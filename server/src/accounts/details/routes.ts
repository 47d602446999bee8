import { saveOwnDetails, viewOwnDetails } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { route } from '../../platform/http';
import { loadDetails, saveDetails } from './service';

export const studentDetailsRoutes = ({ db }: Context) => [
  route(viewOwnDetails, async ({ user }) => ({ details: await loadDetails(db, user.user_id) })),

  route(saveOwnDetails, async ({ user, body }) => ({
    details: await saveDetails(db, user, body),
    message: 'Profile Edited Successfully',
  })),
];
