import type { NavEntry } from '@foothold/shared/boot';
import { aNotification, anIdentity, news } from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import { aBootArea, anArea, openShell } from '../testing';

const jobs: NavEntry = { to: '/dashboard/jobs', label: 'Jobs', icon: [], dock: true };
const notifications: NavEntry = { to: '/dashboard/notifications', label: 'Notifications', icon: [], unread: true };
const company = anIdentity({ role: 'organization' });
const page = () => (
  <main id="main">
    <h1>Jobs</h1>
  </main>
);
const area = anArea([{ path: 'dashboard/jobs', Component: page }]);
const open = (entry: NavEntry, unread: number, as = company) =>
  openShell('/dashboard/jobs', {
    as,
    boot: { areas: [aBootArea({ access: ['organization', 'pending'] })], nav: [jobs, entry], unread },
    load: async () => area,
  });
const sidebar = async () => within(await screen.findByRole('navigation', { name: 'Main' }));
/** What carries a count, in the sidebar and in a phone's bar, which is not seen here. */
const counted = async (count: string) =>
  (await screen.findAllByText(count)).map((found) => found.closest('a, button')?.textContent);

it('counts what is unread beside the entry that leads there, and on a phone at the menu that holds it', async () => {
  open(notifications, 3);
  expect(await (await sidebar()).findByRole('link', { name: 'Notifications 3 unread' })).toBeVisible();
  expect(await counted('3')).toEqual(['Notifications3 unread', 'Menu3 unread']);
});

it('counts at the entry itself where a phone has it in its bar', async () => {
  open({ ...notifications, label: 'Interview', dock: true }, 3);
  expect(await counted('3')).toEqual(['Interview3 unread', 'Interview3 unread']);
});

it('says nothing where nothing is unread', async () => {
  open(notifications, 0);
  expect(await (await sidebar()).findByRole('link', { name: 'Notifications' })).toBeVisible();
});

it('counts no further than anybody would', async () => {
  open(notifications, 100);
  expect(await (await sidebar()).findByRole('link', { name: 'Notifications 99+ unread' })).toBeVisible();
});

it('counts on as news come in, and reads them out politely', async () => {
  open(notifications, 1);
  await screen.findByRole('heading', { name: 'Jobs' });
  await news.tell(aNotification({ title: 'New application', message: 'Ada Obi applied for Cook.' }));
  expect((await sidebar()).getByRole('link', { name: 'Notifications 2 unread' })).toBeVisible();
  expect(screen.getByText('New: New application. Ada Obi applied for Cook.').parentElement).toHaveAttribute(
    'aria-live',
    'polite',
  );
});

it('listens for nobody who still waits for approval', async () => {
  open(notifications, 0, anIdentity({ role: 'organization', verified: 0, verification_status: 'pending' }));
  await screen.findByRole('heading', { name: 'Jobs' });
  expect(news.connections()).toBe(0);
});
