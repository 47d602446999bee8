import {
  changeAddress,
  changePassword,
  endOtherSessions,
  endSession,
  listSessions,
  undoAddressChange,
  updateStudent,
} from '@foothold/shared/contract';
import type { Context } from '../platform/context';
import { fail, giveBackCall, route } from '../platform/http';
import { changeAddress as replaceAddress, undoAddressChange as restoreAddress } from './changeAddress';
import { changePassword as replacePassword } from './changePassword';
import { toClient } from './sessions/client';
import { endSession as endOneSession } from './sessions/endSession';
import { deleteOtherSessions, listLiveSessions } from './sessions/queries';
import { updateStudent as saveStudent } from './students.queries';

/** The caller's own account: a student's profile, the password and the sessions. */
export const accountRoutes = (context: Context) => [
  route(updateStudent, async ({ user, params, body: { phone, ...profile } }) => {
    if (params.id !== user.user_id) fail('not_found');
    const student = await saveStudent(context.db, user.user_id, { ...profile, ...(phone && { phone }) });
    if (!student) fail('signed_out');
    return { student, message: 'Profile Edited Successfully' };
  }),

  route(changePassword, async (call) => {
    const client = toClient(call);
    const token = await replacePassword(context, call.user, call.body, client);
    call.cookie.set(token);
    call.browserCookie.set(client.browser);
    return { token, message: 'Your password was changed. You were logged out everywhere else.' };
  }),

  route(changeAddress, async ({ user, body, request }) => ({
    message: await replaceAddress(context, user, body, request.id),
  })),

  route(undoAddressChange, async ({ body, request }) => {
    await restoreAddress(context, body.token, request);
    await giveBackCall(context.rateLimiter, 'link', request.ip);
    return { message: 'Your address is as it was. We mailed you a link to set a new password.' };
  }),

  route(listSessions, async ({ user }) => ({ sessions: await listLiveSessions(context.db, user) })),

  route(endSession, async ({ user, params }) => {
    await endOneSession(context.db, user, params.id);
    return { message: 'You were logged out there.' };
  }),

  route(endOtherSessions, async ({ user }) => ({
    ended: await deleteOtherSessions(context.db, user),
    message: 'You were logged out everywhere else.',
  })),
];
