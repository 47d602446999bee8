import { changePassword, endOtherSessions, listSessions } from '@foothold/shared/contract';
import type { Context } from '../platform/context';
import { route } from '../platform/http';
import { changePassword as change } from './changePassword';
import { deleteOtherSessions, listLiveSessions } from './sessions/queries';

export const accountSecurityRoutes = (context: Context) => [
  route(changePassword, async ({ user, body, request }) => {
    await change(context, user, body, request.id);
    return { message: 'Your password was changed. You were logged out everywhere else.' };
  }),

  route(listSessions, async ({ user }) => ({ sessions: await listLiveSessions(context.db, user) })),

  route(endOtherSessions, async ({ user }) => ({
    ended: await deleteOtherSessions(context.db, user),
    message: 'You were logged out everywhere else.',
  })),
];
