import { reloadBadgeCounts } from '@foothold/shared/api';
import type { NavEntry } from '@foothold/shared/boot';
import { viewBadgeCounts } from '@foothold/shared/contract';
import { aNotification, anIdentity, failWith, mockEndpoint, mockEvents } from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import { aBootArea, anArea, openShell } from '../testing/openShell';

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
/** The one beside the page: what stands there while the page is on its way goes with it. */
const sidebar = async () => {
  await screen.findByRole('heading', { name: 'Jobs' });
  return within(screen.getByRole('navigation', { name: 'Main' }));
};
/** What carries a count, in the sidebar and in a phone's bar, which is not seen here. */
const entriesWithCount = async (count: string) => {
  await sidebar();
  return screen.getAllByText(count).map((found) => found.closest('a, button')?.textContent);
};

it('counts what is unread beside the entry that leads there, and on a phone at the menu that holds it', async () => {
  open(notifications, 3);
  expect(await (await sidebar()).findByRole('link', { name: 'Notifications 3 unread' })).toBeVisible();
  expect(await entriesWithCount('3')).toEqual(['Notifications3 unread', 'Menu3 unread']);
});

it('counts at the entry itself where a phone has it in its bar', async () => {
  open({ ...notifications, label: 'Interview', dock: true }, 3);
  expect(await entriesWithCount('3')).toEqual(['Interview3 unread', 'Interview3 unread']);
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
  await mockEvents.sendNotification(aNotification({ title: 'New application', message: 'Ada Obi applied for Cook.' }));
  expect((await sidebar()).getByRole('link', { name: 'Notifications 2 unread' })).toBeVisible();
  expect(screen.getByText('New: New application. Ada Obi applied for Cook.').parentElement).toHaveAttribute(
    'aria-live',
    'polite',
  );
});

it('listens for nobody who still waits for approval', async () => {
  open(notifications, 0, anIdentity({ role: 'organization', verified: 0, verification_status: 'pending' }));
  await screen.findByRole('heading', { name: 'Jobs' });
  expect(mockEvents.connectionCount()).toBe(0);
});

const badgeEntries: NavEntry[] = [
  { to: '/dashboard/applications', label: 'Applications', icon: [], dock: true, waiting: 'new_applications' },
  { to: '/dashboard/interviews', label: 'Interviews', icon: [], dock: true, waiting: 'interviews_today' },
];
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
const openWithBadges = (new_applications: number, interviews_today: number) =>
  openShell('/dashboard/jobs', {
    as: company,
    boot: {
      areas: [aBootArea({ access: ['organization', 'pending'] })],
      nav: [jobs, ...badgeEntries],
      waiting: { new_applications, interviews_today, changes_at: tomorrow },
    },
    load: async () => area,
  });

it('counts new applications and interviews of today beside their entries', async () => {
  openWithBadges(12, 2);
  expect(await (await sidebar()).findByRole('link', { name: 'Applications 12 new' })).toBeVisible();
  expect((await sidebar()).getByRole('link', { name: 'Interviews 2 today' })).toBeVisible();
  expect(await entriesWithCount('12')).toEqual(['Applications12 new', 'Applications12 new']);
});

it('says nothing of what does not wait', async () => {
  openWithBadges(0, 0);
  expect(await (await sidebar()).findByRole('link', { name: 'Applications' })).toBeVisible();
  expect((await sidebar()).getByRole('link', { name: 'Interviews' })).toBeVisible();
});

it.each([
  ['news come in', () => mockEvents.sendNotification(aNotification())],
  ['a page has changed something', async () => reloadBadgeCounts()],
])('counts anew when %s', async (_, happen) => {
  openWithBadges(1, 0);
  await screen.findByRole('heading', { name: 'Jobs' });
  mockEndpoint(viewBadgeCounts, () => ({ new_applications: 2, interviews_today: 1, changes_at: tomorrow }));
  await happen();
  expect(await (await sidebar()).findByRole('link', { name: 'Applications 2 new' })).toBeVisible();
  expect((await sidebar()).getByRole('link', { name: 'Interviews 1 today' })).toBeVisible();
});

it('keeps its counts where the server cannot be asked', async () => {
  openWithBadges(1, 0);
  await screen.findByRole('heading', { name: 'Jobs' });
  const asked = new Promise<void>((resolve) =>
    mockEndpoint(viewBadgeCounts, () => {
      resolve();
      return failWith('unavailable');
    }),
  );
  reloadBadgeCounts();
  await asked;
  expect((await sidebar()).getByRole('link', { name: 'Applications 1 new' })).toBeVisible();
});
