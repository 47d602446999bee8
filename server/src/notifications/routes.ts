import { listNotifications, liveEvents } from '@foothold/shared/contract';
import type { Context } from '../context';
import { eventRoute, fail, route } from '../http';
import { openFeed } from './feed';
import { readNotifications } from './queries';

export const notificationRoutes = (context: Context) => {
  const feed = openFeed(context.db);
  return [
    route(listNotifications, async ({ user, params }) => {
      const own = params.user_id === user.user_id;
      if (!own && user.role !== 'admin') fail('not_found');
      const rows = await readNotifications(context.db, params.user_id, { markAsRead: own });
      return { notifications: rows, total: rows[0]?.total ?? 0 };
    }),
    eventRoute(liveEvents, ({ user, request }, signal) =>
      feed.follow(user, lastEventOf(request.header('last-event-id')), signal),
    ),
  ];
};

/** The id after which a client goes on; undefined where it begins, or sends what was never an id. */
const lastEventOf = (header = '') => (/^\d{1,10}$/.test(header) ? Number(header) : undefined);
