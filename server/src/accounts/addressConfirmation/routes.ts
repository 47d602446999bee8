import {
  cancelAddressChange as cancelEndpoint,
  confirmAddress as confirmEndpoint,
  previewConfirmation as previewEndpoint,
  resendAddressChange as resendChangeEndpoint,
  resendConfirmation as resendEndpoint,
  viewAddressChange,
} from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { giveBackCall, route } from '../../platform/http';
import { cancelChange, loadPendingChange, resendChange } from './pendingChange';
import { confirmAddress, type OnConfirmed, previewConfirmation, resendConfirmation } from './service';

export const addressConfirmationRoutes = (context: Context, { onConfirmed }: { onConfirmed: OnConfirmed }) => [
  route(confirmEndpoint, async ({ body, request }) => {
    const isFirst = await confirmAddress(context, { token: body.token, request_id: request.id, onConfirmed });
    if (isFirst) await giveBackCall(context.rateLimiter, 'link', request.ip);
    return { message: 'Your address is confirmed.' };
  }),

  route(previewEndpoint, async ({ body, request }) => {
    const preview = await previewConfirmation(context, body.token);
    await giveBackCall(context.rateLimiter, 'link', request.ip);
    return preview;
  }),

  route(viewAddressChange, async ({ user }) => ({ change: await loadPendingChange(context, user) })),

  route(resendChangeEndpoint, async ({ user }) => ({ message: await resendChange(context, user) })),

  route(cancelEndpoint, async ({ user, request }) => ({ message: await cancelChange(context, user, request.id) })),

  route(resendEndpoint, async ({ user }) => ({ message: await resendConfirmation(context, user) })),
];
