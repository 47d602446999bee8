import { confirmAddress as confirmEndpoint, resendConfirmation as resendEndpoint } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { route } from '../../platform/http';
import { confirmAddress, resendConfirmation } from './service';

export const addressConfirmationRoutes = (context: Context) => [
  route(confirmEndpoint, async ({ body, request }) => {
    await confirmAddress(context, body.token, request.id);
    return { message: 'Your address is confirmed.' };
  }),

  route(resendEndpoint, async ({ user }) => ({ message: await resendConfirmation(context, user) })),
];
