import { login, logout, register, verifyLoginCode, viewSession } from '@foothold/shared/contract';
import type { Context } from '../platform/context';
import { failRejected, route } from '../platform/http';
import { completeLogIn, logIn } from './login';
import { createAccount, hashNewPassword } from './registration';
import { formatDevice } from './sessions/openSession';
import { deleteSession } from './sessions/queries';

export const loginRoutes = (context: Context) => [
  route(login, async ({ body, request, cookie }) => {
    const from = { ip: request.ip, session: request.session, device: formatDevice(request.header('user-agent')) };
    const { token, identity } = await logIn(context, body, from);
    cookie.set(token);
    // The session stays open but restricted: it may read its own account and request another review.
    if (identity.verification_status === 'rejected') failRejected(identity);
    return { ...identity, token };
  }),

  route(verifyLoginCode, async ({ user, body, request, cookie }) => {
    const from = { device: formatDevice(request.header('user-agent')), request_id: request.id };
    const { token, identity } = await completeLogIn(context, user, body.code, from);
    cookie.set(token);
    return { ...identity, token };
  }),

  route(register, async ({ body, request, cookie, commit }) => {
    const device = formatDevice(request.header('user-agent'));
    const password_hash = await hashNewPassword(body);
    const { response } = await commit(async (tx) => {
      const account = await createAccount({ ...context, db: tx }, { registration: body, password_hash, device });
      const { token, identity, id } = account;
      cookie.set(token);
      const details = { user_id: identity.user_id, id };
      return { response: { details, identity, token, message: 'Account created successfully!' } };
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
