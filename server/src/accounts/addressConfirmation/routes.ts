import { confirmAddress as confirmEndpoint, resendConfirmation as resendEndpoint } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { giveBackCall, route } from '../../platform/http';
import { confirmAddress, resendConfirmation } from './service';

export const addressConfirmationRoutes = (context: Context) => [
  route(confirmEndpoint, async ({ body, request }) => {
    const isFirst = await confirmAddress(context, body.token, request.id);
    if (isFirst) await giveBackCall(context.rateLimiter, 'link', request.ip);
    return { message: 'Your address is confirmed.' };
  }),

  route(resendEndpoint, async ({ user }) => ({ message: await resendConfirmation(context, user) })),
];
