import {
  finishPasskeyLogin,
  finishPasskeyRegistration,
  finishPasskeyStep,
  listPasskeys,
  removePasskey,
  startPasskeyLogin,
  startPasskeyRegistration,
  startPasskeyStep,
} from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { failRejected, route } from '../../platform/http';
import { toClient } from '../sessions/client';
import { finishLogin, finishSecondStep, startLogin, startSecondStep } from './login';
import { listPasskeys as listOwnPasskeys } from './queries';
import { finishRegistration, removePasskey as removeOwnPasskey, startRegistration } from './service';

export const passkeyRoutes = (context: Context) => [
  route(listPasskeys, async ({ user }) => ({ passkeys: await listOwnPasskeys(context.db, user.user_id) })),

  route(startPasskeyRegistration, ({ user, body }) => startRegistration(context, user, body.password)),

  route(finishPasskeyRegistration, async (call) => ({
    passkey: await finishRegistration(context, call.user, call.body, toClient(call)),
    message: 'Your passkey was added.',
  })),

  route(removePasskey, async ({ user, params, body, request }) => {
    await removeOwnPasskey(context, user, { ...params, ...body }, request.id);
    return { message: 'The passkey was removed.' };
  }),

  route(startPasskeyLogin, () => startLogin(context)),

  route(finishPasskeyLogin, async (call) => {
    const client = toClient(call);
    const { token, identity } = await finishLogin(context, call.body.response, client);
    call.cookie.set(token);
    call.browserCookie.set(client.browser);
    // As after a password: the session stays open, but restricted.
    if (identity.verification_status === 'rejected') failRejected(identity);
    return { ...identity, token };
  }),

  route(startPasskeyStep, ({ user }) => startSecondStep(context, user)),

  route(finishPasskeyStep, async (call) => {
    const client = toClient(call);
    const { token, identity } = await finishSecondStep(context, call.user, call.body.response, client);
    call.cookie.set(token);
    call.browserCookie.set(client.browser);
    return { ...identity, token };
  }),
];
