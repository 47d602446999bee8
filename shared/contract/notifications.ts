import * as z from '@foothold/shared/schema';
import { endpoint, everyone } from './endpoint';
import { id, idText, instant } from './fields';

export const notification = z.object({
  id,
  title: z.string(),
  message: z.string(),
  created_at: instant,
  read_at: instant.nullable(),
  /** Where it leads, as a path on this site. */
  href: z.string().nullable(),
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/view_notifications/:user_id',
  access: everyone,
  summary: 'The caller’s own notifications, newest first.',
  params: z.object({ user_id: idText }),
  output: z.object({ notifications: z.array(notification), total: z.int() }),
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
