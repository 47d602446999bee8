import * as z from '@foothold/shared/schema';
import { endpoint, everyone } from './endpoint';
import { id, idText, instant } from './fields';
import { notificationKind } from './vocabulary';

export const notification = z.object({
  id,
  /** What it is about. */
  kind: notificationKind,
  title: z.string(),
  message: z.string(),
  created_at: instant,
  read_at: instant.nullable(),
  /** Where it leads, as a path on this site. */
  href: z.string().nullable(),
});
export type Notification = z.infer<typeof notification>;

/** How many are unread; counted up to 100, so that 100 means at least as many. */
const unread = z.int();

export const listNotifications = endpoint({
  method: 'GET',
  path: '/view_notifications/:user_id',
  access: everyone,
  summary: 'The caller’s own notifications, newest first, and how many are unread. Listing them leaves them unread.',
  params: z.object({ user_id: idText }),
  output: z.object({ notifications: z.array(notification), total: z.int(), unread }),
});

export const readNotifications = endpoint({
  method: 'PUT',
  path: '/notifications/read',
  access: everyone,
  summary: 'Marks the caller’s own notifications as read, up to and with one that they have seen.',
  body: z.object({ up_to: id }),
  output: z.object({ unread }),
});

/** What the stream of events carries: each `notification` event holds one of these as JSON. */
export const liveEvents = endpoint({
  method: 'GET',
  path: '/events',
  access: [...everyone, 'rejected'],
  summary: 'Server-sent events: a `notification` as it happens; `Last-Event-ID` resumes after a lost connection.',
  produces: 'text/event-stream',
  output: notification,
});
