import { changePassword, endOtherSessions, listSessions, updateStudent } from '@foothold/shared/contract';
import type { Context } from '../platform/context';
import { fail, route } from '../platform/http';
import { changePassword as replacePassword } from './changePassword';
import { formatDevice } from './sessions/openSession';
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

  route(changePassword, async ({ user, body, request, cookie }) => {
    const from = { request_id: request.id, device: formatDevice(request.header('user-agent')) };
    const token = await replacePassword(context, user, body, from);
    cookie.set(token);
    return { token, message: 'Your password was changed. You were logged out everywhere else.' };
  }),

  route(listSessions, async ({ user }) => ({ sessions: await listLiveSessions(context.db, user) })),

  route(endOtherSessions, async ({ user }) => ({
    ended: await deleteOtherSessions(context.db, user),
    message: 'You were logged out everywhere else.',
  })),
];
