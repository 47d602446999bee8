import { checkPasswordReset, confirmPasswordReset, requestPasswordReset } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { giveBackCall, route } from '../../platform/http';
import { toClient } from '../sessions/client';
import { checkReset, confirmReset, requestReset } from './service';

export const passwordResetRoutes = (context: Context) => [
  route(requestPasswordReset, async ({ body, request }) => {
    await requestReset(context, body, { ip: request.ip });
    return { message: 'If this email has an account, a link is on its way.' };
  }),

  route(checkPasswordReset, ({ body }) => checkReset(context, body)),

  route(confirmPasswordReset, async (call) => {
    const client = toClient(call);
    await confirmReset(context, call.body, client);
    await giveBackCall(context.rateLimiter, 'link', client.ip);
    // Who has the mailbox need not wait for others' guesses to log in.
    call.browserCookie.set(client.browser);
    return { message: 'Your password was changed. Log in with the new one.' };
  }),
];
