import { notificationKind } from './choices';
import { endpoint, signedInRoles } from './endpoint';
import { id, idText, instant, limitText } from './fields';
import * as z from './schema';

export const notification = z.object({
  id,
  /** What it is about. */
  kind: notificationKind,
  title: z.string(),
  message: z.string(),
  created_at: instant,
  read_at: instant.nullable(),
  /** The page it links to, as a path on this site. */
  href: z.string().nullable(),
});
export type Notification = z.infer<typeof notification>;

/** How many are unread; counted up to 100, so that 100 means at least as many. */
const unread = z.int();

export const listNotifications = endpoint({
  method: 'GET',
  path: '/view_notifications/:user_id',
  access: signedInRoles,
  summary: 'The caller’s own notifications, newest first, and how many are unread. Listing them leaves them unread.',
  params: z.object({ user_id: idText }),
  query: z.object({ cursor: idText.optional(), limit: limitText(1000).optional() }),
  output: z.object({
    notifications: z.array(notification),
    total: z.int(),
    unread,
    /** Where the next page begins; missing or null on the last. */
    next_cursor: z.string().nullish(),
  }),
});

export const markNotificationsRead = endpoint({
  method: 'PUT',
  path: '/notifications/read',
  access: signedInRoles,
  summary: 'Marks the caller’s own notifications as read, up to and with one that they have seen.',
  body: z.object({ up_to: id }),
  output: z.object({ unread }),
});

export const markNotificationRead = endpoint({
  method: 'PUT',
  path: '/notifications/:id/read',
  access: signedInRoles,
  summary: 'Marks one of the caller’s own notifications as read.',
  params: z.object({ id: idText }),
  output: z.object({ unread }),
});

/** Badge counts of a company or student, counted up to 100: 100 means 100 or more. A student has but the conversations. */
export const badgeCounts = z.object({
  /** Applications that were not opened. */
  new_applications: z.int(),
  /** Undecided interviews of today that are not over. */
  interviews_today: z.int(),
  /** Applications that were promised a reply, of which half of the days have passed. */
  due_replies: z.int(),
  /** Conversations with messages that were not read. */
  unread_conversations: z.int(),
  /** When the counts may next change by time alone: the end of a day. */
  changes_at: instant,
});
export type BadgeCounts = z.infer<typeof badgeCounts>;
export type BadgeKind = Exclude<keyof BadgeCounts, 'changes_at'>;

export const viewBadgeCounts = endpoint({
  method: 'GET',
  path: '/waiting',
  access: ['student', 'organization'],
  summary: 'How many new applications, interviews of today, replies and conversations wait for the caller.',
  output: badgeCounts,
});

/** How many companies await a review, jobs a release, and reported conversations a reader, each up to 100: 100 means 100 or more. */
export const reviewQueue = z.object({ waiting: z.int(), held_jobs: z.int().optional(), reports: z.int().optional() });
export type ReviewQueue = z.infer<typeof reviewQueue>;

/** Which conversation has changed, by its application; null where any may have. */
export const conversationChange = z.object({ application_id: id.nullable() });
export type ConversationChange = z.infer<typeof conversationChange>;

const knownNumber = z.coerce.number().int().min(0).max(2_147_483_647).optional();

/** Each event's data is one of these as JSON; a `releases` and an `applications` event have none. */
export const streamEvents = endpoint({
  method: 'GET',
  path: '/events',
  access: [...signedInRoles, 'rejected'],
  summary:
    'Server-sent events: a `notification` as it happens, `releases` when what is live changes, for companies `applications` when other than by a notification they change, a `conversation` when a message comes or anything else of it changes, for admins `queue` with how many companies, jobs and reports wait; `Last-Event-ID` resumes after a lost connection, `after` begins after a notification that is known, `revision` with the live releases that are, `elapsed` with what has changed in the milliseconds since the page began to load its data.',
  query: z.object({ after: knownNumber, revision: knownNumber, elapsed: knownNumber }),
  produces: 'text/event-stream',
  output: z.union([notification, reviewQueue, conversationChange, z.null()]),
});
