import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  viewPresence,
  viewTwoFactor,
} from '@foothold/shared/contract/admin';
import type { Context } from '../../context';
import { route } from '../../http';
import { secondsLeftOf } from '../queries';
import { confirm, disable, renew, start, viewState } from './service';

export const twoFactorRoutes = (context: Context) => [
  route(viewPresence, async ({ user }) => ({ seconds_left: await secondsLeftOf(context.db, user.session) })),

  route(viewTwoFactor, ({ user }) => viewState(context, user)),

  route(startTwoFactor, ({ user, body }) => start(context, user, body.password)),

  route(confirmTwoFactor, ({ user, body, request }) => confirm(context, user, body.code, request.id)),

  route(renewRecoveryCodes, ({ user, body, request }) => renew(context, user, body, request.id)),

  route(disableTwoFactor, async ({ user, body, request }) => {
    await disable(context, user, body, request.id);
    return { message: 'Two-factor login is off. You were logged out everywhere else.' };
  }),
];
