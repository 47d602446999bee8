import {
  listNotifications,
  markNotificationRead,
  markNotificationsRead,
  type Notification,
} from '@foothold/shared/contract';
import { aNotification, anIdentity, failWith, mockEndpoint, mockEvents, visit } from '@foothold/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';
import { mockJobs } from '../../testing/jobs';

const company = anIdentity({ role: 'organization', user_id: 12, role_specific_id: 7 });
const open = (search = '') => visit(area.routes, `/dashboard/notifications${search}`, { as: company });

const buildNotifications = (count: number) =>
  Array.from({ length: count }, (_, index) => aNotification({ title: `News ${index + 1}` }));

/** Mocks a server with these notifications, all read. A test can add to them. */
function mockNotifications(all: Notification[]) {
  mockEndpoint(listNotifications, ({ query: { cursor = 0, limit = 1000 } }) => {
    const end = cursor + limit;
    const next_cursor = end < all.length ? `${end}` : null;
    return { notifications: all.slice(cursor, end), total: all.length, unread: 0, next_cursor };
  });
}

describe('NotificationsPage', () => {
  it('lists notifications with time and link', async () => {
    const confirmed = aNotification({
      title: 'Interview date confirmed',
      message: 'Zainab Garba chose 2030-02-04 10:00 (Africa/Lagos) for Analyst.',
      href: '/dashboard/interviews',
    });
    const verified = aNotification({
      title: 'Your company was verified',
      created_at: '2024-05-12T20:14:00.000Z',
      read_at: '2024-05-13T08:00:00.000Z',
      href: null,
    });
    mockEndpoint(listNotifications, ({ params }) => {
      expect(params.user_id).toBe(12);
      return { notifications: [confirmed, verified], total: 2, unread: 1 };
    });
    open();
    const [first, second] = (await screen.findAllByRole('listitem')).map((item) => within(item));
    expect(first?.getByRole('link', { name: 'Interview date confirmed' })).toHaveAttribute(
      'href',
      '/dashboard/interviews',
    );
    expect(first?.getByText(confirmed.message)).toBeVisible();
    expect(first?.getByText(/^Today, \d\d:\d\d$/)).toBeVisible();
    expect(first?.getByText('New')).toBeVisible();
    expect(second?.getByRole('heading', { name: 'Your company was verified' })).toBeVisible();
    expect(second?.getByText(/^Sunday 12 May 2024/)).toBeVisible();
    expect(second?.queryByRole('link')).toBeNull();
    expect(second?.queryByText('New')).toBeNull();
  });

  it('keeps notifications unread until all are marked as read', async () => {
    const [newest, older] = [aNotification(), aNotification()];
    let read_at: string | null = null;
    mockEndpoint(listNotifications, () => ({
      notifications: [newest, older].map((each) => ({ ...each, read_at })),
      ...{ total: 2, unread: read_at ? 0 : 2 },
    }));
    mockEndpoint(markNotificationsRead, ({ body }) => {
      expect(body.up_to).toBe(newest.id);
      read_at = new Date().toISOString();
      return { unread: 0 };
    });
    open();
    expect(await screen.findAllByText('New')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText('New')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('shows an error and keeps them unread when marking fails', async () => {
    mockEndpoint(listNotifications, () => ({ notifications: [aNotification()], total: 1, unread: 1 }));
    mockEndpoint(markNotificationsRead, () => failWith('unavailable'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('Failed to mark them as read. Try again.')).toBeVisible();
    expect(screen.getByText('New')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  });

  it('offers no button when all are read', async () => {
    const read = aNotification({ read_at: new Date().toISOString() });
    mockEndpoint(listNotifications, () => ({ notifications: [read], total: 1, unread: 0 }));
    open();
    expect(await screen.findByRole('link', { name: read.title })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('marks a notification as read when its link is opened', async () => {
    const notification = aNotification({ href: '/dashboard/jobs' });
    mockJobs();
    mockEndpoint(listNotifications, () => ({ notifications: [notification, aNotification()], total: 2, unread: 2 }));
    const read: number[] = [];
    mockEndpoint(markNotificationRead, ({ params }) => {
      read.push(params.id);
      return { unread: 1 };
    });
    const router = open();
    const [first] = await screen.findAllByRole('link', { name: notification.title });
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(read).toEqual([notification.id]));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/jobs'));
  });

  it('shows a new notification when it arrives', async () => {
    mockEndpoint(listNotifications, () => ({ notifications: [], total: 0, unread: 0 }));
    open();
    await screen.findByRole('heading', { name: 'No notifications yet' });
    const notification = aNotification({ title: 'Interview date confirmed' });
    mockEndpoint(listNotifications, () => ({ notifications: [notification], total: 1, unread: 1 }));
    await mockEvents.sendNotification(notification);
    expect(await screen.findByText('Interview date confirmed')).toBeVisible();
  });

  it('shows 20 notifications and 20 more on request', async () => {
    mockNotifications(buildNotifications(30));
    open();
    expect(await screen.findByText('20 of 30 shown')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('30 of 30 shown')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(30);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('shows as many notifications after a reload, and 20 when it is opened anew', async () => {
    mockNotifications(buildNotifications(50));
    const router = open('?shown=40');
    expect(await screen.findByText('40 of 50 shown')).toBeVisible();
    await act(() => router.navigate('/dashboard/notifications'));
    expect(await screen.findByText('20 of 50 shown')).toBeVisible();
  });

  it('keeps every shown notification when a new one arrives', async () => {
    const notifications = buildNotifications(30);
    mockNotifications(notifications);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByText('30 of 30 shown');
    const arrived = aNotification({ title: 'Interview date confirmed' });
    notifications.unshift(arrived);
    await mockEvents.sendNotification(arrived);
    expect(await screen.findByText('31 of 31 shown')).toBeVisible();
    expect(screen.getByText('Interview date confirmed')).toBeVisible();
    expect(screen.getByText('News 30')).toBeVisible();
  });

  it('keeps the list and offers a retry when the next page fails', async () => {
    const notifications = buildNotifications(30);
    mockNotifications(notifications);
    open();
    const more = await screen.findByRole('button', { name: 'Show more' });
    mockEndpoint(listNotifications, () => failWith('unavailable'));
    await userEvent.click(more);
    expect(await screen.findByText('Failed to load notifications. Please try again later.')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(20);

    mockNotifications(notifications);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('30 of 30 shown')).toBeVisible();
  });

  it('shows an empty state when there are none', async () => {
    mockEndpoint(listNotifications, () => ({ notifications: [], total: 0, unread: 0 }));
    open();
    expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  });

  it('shows an error and loads again on retry when the request fails', async () => {
    mockEndpoint(listNotifications, () => failWith('unavailable'));
    open();
    const again = await screen.findByRole('button', { name: /Try again/ });
    expect(screen.getByText('Failed to load notifications. Please try again later.')).toBeVisible();
    mockEndpoint(listNotifications, () => ({ notifications: [], total: 0, unread: 0 }));
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  });
});
