import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  viewSessionTimeLeft,
  viewTwoFactor,
} from '@foothold/shared/contract/admin';
import type { Context } from '../../platform/context';
import { route } from '../../platform/http';
import { findSecondsLeft } from '../sessions/queries';
import { completeSetup, disable, loadTwoFactorState, renewCodes, startSetup } from './service';

export const twoFactorRoutes = (context: Context) => [
  route(viewSessionTimeLeft, async ({ user }) => ({ seconds_left: await findSecondsLeft(context.db, user.session) })),

  route(viewTwoFactor, ({ user }) => loadTwoFactorState(context, user)),

  route(startTwoFactor, ({ user, body }) => startSetup(context, user, body.password)),

  route(confirmTwoFactor, ({ user, body, request }) => completeSetup(context, user, body.code, request.id)),

  route(renewRecoveryCodes, ({ user, body, request }) => renewCodes(context, user, body, request.id)),

  route(disableTwoFactor, async ({ user, body, request }) => {
    await disable(context, user, body, request.id);
    return { message: 'Two-factor login is off. You were logged out everywhere else.' };
  }),
];
