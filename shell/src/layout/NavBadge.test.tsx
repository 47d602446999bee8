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
/** The sidebar beside the loaded page: the one of the splash is replaced with it. */
const findSidebar = async () => {
  await screen.findByRole('heading', { name: 'Jobs' });
  return within(screen.getByRole('navigation', { name: 'Main' }));
};
/** The texts of the entries with a count, in the sidebar and in the phone's bottom bar, which is hidden here. */
const findEntriesWithCount = async (count: string) => {
  await findSidebar();
  return screen.getAllByText(count).map((badge) => badge.closest('a, button')?.textContent);
};

describe('NavBadge', () => {
  it('shows the unread count beside its entry and at the phone’s menu button', async () => {
    open(notifications, 3);
    expect(await (await findSidebar()).findByRole('link', { name: 'Notifications 3 unread' })).toBeVisible();
    expect(await findEntriesWithCount('3')).toEqual(['Notifications3 unread', 'Menu3 unread']);
  });

  it('shows the unread count at the entry in the phone’s bottom bar when it is there', async () => {
    open({ ...notifications, label: 'Interview', dock: true }, 3);
    expect(await findEntriesWithCount('3')).toEqual(['Interview3 unread', 'Interview3 unread']);
  });

  it('shows nothing when there are no unread notifications', async () => {
    open(notifications, 0);
    expect(await (await findSidebar()).findByRole('link', { name: 'Notifications' })).toBeVisible();
  });

  it('shows 99+ when there are 100 unread notifications', async () => {
    open(notifications, 100);
    expect(await (await findSidebar()).findByRole('link', { name: 'Notifications 99+ unread' })).toBeVisible();
  });

  it('counts a new notification and announces it politely', async () => {
    open(notifications, 1);
    await screen.findByRole('heading', { name: 'Jobs' });
    await mockEvents.sendNotification(
      aNotification({ title: 'New application', message: 'Ada Obi applied for Cook.' }),
    );
    expect((await findSidebar()).getByRole('link', { name: 'Notifications 2 unread' })).toBeVisible();
    expect(screen.getByText('New: New application. Ada Obi applied for Cook.').parentElement).toHaveAttribute(
      'aria-live',
      'polite',
    );
  });

  it('opens no event stream when the company is not approved yet', async () => {
    open(notifications, 0, anIdentity({ role: 'organization', verified: 0, verification_status: 'pending' }));
    await screen.findByRole('heading', { name: 'Jobs' });
    expect(mockEvents.connectionCount()).toBe(0);
  });

  const badgeEntries: NavEntry[] = [
    { to: '/dashboard/applications', label: 'Applications', icon: [], dock: true, waiting: 'new_applications' },
    { to: '/dashboard/interviews', label: 'Interviews', icon: [], dock: true, waiting: 'interviews_today' },
    { to: '/dashboard/messages', label: 'Messages', icon: [], waiting: 'unread_conversations' },
  ];
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const openWithBadges = (new_applications: number, interviews_today: number, unread_conversations = 0) =>
    openShell('/dashboard/jobs', {
      as: company,
      boot: {
        areas: [aBootArea({ access: ['organization', 'pending'] })],
        nav: [jobs, ...badgeEntries, notifications],
        waiting: { new_applications, interviews_today, due_replies: 0, unread_conversations, changes_at: tomorrow },
        unread: 1,
      },
      load: async () => area,
    });

  it('shows the counts of new applications and of today’s interviews', async () => {
    openWithBadges(12, 2);
    expect(await (await findSidebar()).findByRole('link', { name: 'Applications 12 new' })).toBeVisible();
    expect((await findSidebar()).getByRole('link', { name: 'Interviews 2 today' })).toBeVisible();
    expect(await findEntriesWithCount('12')).toEqual(['Applications12 new', 'Applications12 new']);
  });

  it('counts unread conversations at their entry, and with the notifications at the phone’s menu button', async () => {
    openWithBadges(0, 0, 2);
    expect(await (await findSidebar()).findByRole('link', { name: 'Messages 2 unread' })).toBeVisible();
    expect(await findEntriesWithCount('3')).toEqual(['Menu3 unread']);
  });

  it('shows nothing when the badge counts are 0', async () => {
    openWithBadges(0, 0);
    expect(await (await findSidebar()).findByRole('link', { name: 'Applications' })).toBeVisible();
    expect((await findSidebar()).getByRole('link', { name: 'Interviews' })).toBeVisible();
  });

  it.each([
    ['a notification arrives', () => mockEvents.sendNotification(aNotification())],
    ['a conversation changes', () => mockEvents.sendConversation(4)],
    ['a page asks for it', async () => reloadBadgeCounts()],
  ])('reloads the badge counts when %s', async (_, trigger) => {
    openWithBadges(1, 0);
    await screen.findByRole('heading', { name: 'Jobs' });
    mockEndpoint(viewBadgeCounts, () => ({
      new_applications: 2,
      interviews_today: 1,
      due_replies: 0,
      unread_conversations: 0,
      changes_at: tomorrow,
    }));
    await trigger();
    expect(await (await findSidebar()).findByRole('link', { name: 'Applications 2 new' })).toBeVisible();
    expect((await findSidebar()).getByRole('link', { name: 'Interviews 1 today' })).toBeVisible();
  });

  it('keeps the badge counts when reloading them fails', async () => {
    openWithBadges(1, 0);
    await screen.findByRole('heading', { name: 'Jobs' });
    const requested = new Promise<void>((resolve) =>
      mockEndpoint(viewBadgeCounts, () => {
        resolve();
        return failWith('unavailable');
      }),
    );
    reloadBadgeCounts();
    await requested;
    expect((await findSidebar()).getByRole('link', { name: 'Applications 1 new' })).toBeVisible();
  });
});
