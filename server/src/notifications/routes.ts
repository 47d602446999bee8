import { listNotifications, liveEvents, readNotifications } from '@foothold/shared/contract';
import type { Context } from '../context';
import { eventRoute, fail, route } from '../http';
import { openFeed } from './feed';
import { countUnread, listNewest, markRead } from './queries';

export const notificationRoutes = ({ db }: Context) => {
  const feed = openFeed(db);
  return [
    route(listNotifications, async ({ user, params }) => {
      if (params.user_id !== user.user_id && user.role !== 'admin') fail('not_found');
      const [rows, unread] = [await listNewest(db, params.user_id), await countUnread(db, params.user_id)];
      return { notifications: rows, total: rows[0]?.total ?? 0, unread };
    }),
    route(readNotifications, async ({ user, body }) => {
      await markRead(db, user.user_id, body.up_to);
      return { unread: await countUnread(db, user.user_id) };
    }),
    eventRoute(liveEvents, ({ user, request }, signal) =>
      feed.follow(user, lastEventOf(request.header('last-event-id')), signal),
    ),
  ];
};

/** The id after which a client goes on; undefined where it begins, or sends what was never an id. */
const lastEventOf = (header = '') => (/^\d{1,10}$/.test(header) ? Number(header) : undefined);
