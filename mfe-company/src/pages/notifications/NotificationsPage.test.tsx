import { listNotifications, readNotifications } from '@foothold/shared/contract';
import { aNotification, anIdentity, answer, refuse, visit } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const company = anIdentity({ role: 'organization', user_id: 12, role_specific_id: 7 });
const open = () => visit(area.routes, '/dashboard/notifications', { as: company });

it('tells the company’s own news, with when and where it leads', async () => {
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
  answer(listNotifications, ({ params }) => {
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

it('counts what it shows as read', async () => {
  const [newest, older] = [aNotification(), aNotification()];
  answer(listNotifications, () => ({ notifications: [newest, older], total: 2, unread: 2 }));
  const read: number[] = [];
  answer(readNotifications, ({ body }) => {
    read.push(body.up_to);
    return { unread: 0 };
  });
  open();
  expect(await screen.findAllByText('New')).toHaveLength(2);
  await waitFor(() => expect(read).toEqual([newest.id]));
});

it('says when there are none', async () => {
  answer(listNotifications, () => ({ notifications: [], total: 0, unread: 0 }));
  open();
  expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeVisible();
});

it('says when they could not be loaded, and tries again', async () => {
  answer(listNotifications, () => refuse('unavailable'));
  open();
  const again = await screen.findByRole('button', { name: /Try again/ });
  expect(screen.getByText('Failed to load notifications. Please try again later.')).toBeVisible();
  answer(listNotifications, () => ({ notifications: [], total: 0, unread: 0 }));
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeVisible();
});
