import {
  listNotifications,
  markNotificationRead,
  markNotificationsRead,
  streamEvents,
  viewBadgeCounts,
} from '@foothold/shared/contract';
import { auditAdminRead } from '../platform/audit/auditAdminRead';
import type { Context } from '../platform/context';
import { eventRoute, fail, isReviewer, route } from '../platform/http';
import { countBadges } from './badgeCounts.queries';
import type { Feed } from './feed';
import { countUnread, listNewestNotifications, markOneRead, markReadUpTo } from './queries';

const maxRows = 1000;

export const notificationRoutes = ({ db, config }: Context, feed: Feed) => {
  return [
    route(listNotifications, async (call) => {
      const { user, params, query } = call;
      if (params.user_id !== user.user_id) {
        if (!isReviewer(user)) fail('not_found');
        await auditAdminRead(db, call, { action: 'notifications.read', subject: 'user', subject_id: params.user_id });
      }
      const { limit = maxRows, cursor } = query;
      const [rows, unread] = [
        await listNewestNotifications(db, params.user_id, { limit: limit + 1, before: cursor }),
        await countUnread(db, params.user_id),
      ];
      const notifications = rows.slice(0, limit);
      const last = rows.length > limit ? notifications.at(-1) : undefined;
      return { notifications, total: rows[0]?.total ?? 0, unread, next_cursor: last ? String(last.id) : null };
    }),
    route(markNotificationsRead, async ({ user, body }) => {
      await markReadUpTo(db, user.user_id, body.up_to);
      return { unread: await countUnread(db, user.user_id) };
    }),
    route(markNotificationRead, async ({ user, params }) => {
      if (!(await markOneRead(db, user.user_id, params.id))) fail('not_found');
      return { unread: await countUnread(db, user.user_id) };
    }),
    route(viewBadgeCounts, ({ user }) => countBadges(db, user, config.PLATFORM_TIME_ZONE)),
    eventRoute(streamEvents, ({ user, query, request }, signal) =>
      feed.follow(user, { ...query, after: parseLastEventId(request.header('last-event-id')) ?? query.after }, signal),
    ),
  ];
};

/** The id after which a client continues; undefined on its first connection, or when the header is no id. */
const parseLastEventId = (header = '') => (/^\d{1,10}$/.test(header) ? Number(header) : undefined);
