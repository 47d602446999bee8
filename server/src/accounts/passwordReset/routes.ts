import { checkPasswordReset, confirmPasswordReset, requestPasswordReset } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { route } from '../../platform/http';
import { checkReset, confirmReset, requestReset } from './service';

export const passwordResetRoutes = (context: Context) => [
  route(requestPasswordReset, async ({ body, request }) => {
    await requestReset(context, body, { ip: request.ip });
    return { message: 'If this email has an account, a link is on its way.' };
  }),

  route(checkPasswordReset, ({ body, request }) => checkReset(context, body, { ip: request.ip })),

  route(confirmPasswordReset, async ({ body, request }) => {
    await confirmReset(context, body, { ip: request.ip });
    return { message: 'Your password was changed. Log in with the new one.' };
  }),
];
