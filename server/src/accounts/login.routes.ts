import { login, logout, register, verifyLoginCode, viewSession } from '@foothold/shared/contract';
import type { Context } from '../platform/context';
import { Failure, failRejected, route } from '../platform/http';
import { reportTakenAddress, sendConfirmation } from './addressConfirmation/service';
import { completeLogIn, logIn } from './login';
import { createAccount, hashNewPassword } from './registration';
import { toClient } from './sessions/client';
import { deleteSession } from './sessions/queries';

export const loginRoutes = (context: Context) => [
  route(login, async (call) => {
    const client = toClient(call);
    const { token, identity } = await logIn(context, call.body, client);
    call.cookie.set(token);
    call.browserCookie.set(client.browser);
    // The session stays open but restricted: it may read its own account and request another review.
    if (identity.verification_status === 'rejected') failRejected(identity);
    return { ...identity, token };
  }),

  route(verifyLoginCode, async (call) => {
    const client = toClient(call);
    const { token, identity } = await completeLogIn(context, call.user, call.body.code, client);
    call.cookie.set(token);
    call.browserCookie.set(client.browser);
    return { ...identity, token };
  }),

  route(register, async (call) => {
    const { body, cookie, browserCookie, commit } = call;
    const client = toClient(call);
    const password_hash = await hashNewPassword(body, client.ip);
    const { response } = await commit(async (tx) => {
      const account = await createAccount({ ...context, db: tx }, { registration: body, password_hash, client });
      const { token, identity, id } = account;
      await sendConfirmation(tx, identity.user_id);
      cookie.set(token);
      browserCookie.set(client.browser);
      const details = { user_id: identity.user_id, id };
      return { response: { details, identity, token, message: 'Account created successfully!' } };
    }).catch(async (cause: unknown) => {
      if (cause instanceof Failure && cause.code === 'email_taken') await reportTakenAddress(context, body.email);
      throw cause;
    });
    return response;
  }),

  route(viewSession, ({ user: { who: _, session: __, ...identity } }) => identity),

  route(logout, async ({ user, request, cookie, clearCache }) => {
    if (request.session) await deleteSession(context.db, request.session);
    if (user?.role === 'admin') clearCache();
    cookie.clear();
  }),
];
