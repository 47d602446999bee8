import { takeReturnPath } from '@foothold/shared/auth';
import type { NavEntry } from '@foothold/shared/boot';
import { anIdentity } from '@foothold/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBootArea, anArea, openShell } from './testing/openShell';

const student = anIdentity({ name: 'Chiamaka Okonkwo' });
const pending = anIdentity({ role: 'organization', verified: 0, verification_status: 'pending' });
const nav: NavEntry[] = [
  { to: '/dashboard/jobs', label: 'Jobs', icon: [['circle', { r: '4' }]], dock: true },
  { to: '/dashboard/profile', label: 'Profile', icon: [] },
];
const page = (title: string) => () => (
  <main id="main">
    <h1>{title}</h1>
  </main>
);
const candidate = anArea([
  { path: 'dashboard/jobs', Component: page('Jobs') },
  { path: 'dashboard/profile', Component: page('Profile') },
]);
const candidateBoot = { areas: [aBootArea()], nav };

beforeEach(() => {
  globalThis.reportError = jest.fn();
});

it('loads an area when an address first belongs to it, and puts its pages into the frame', async () => {
  const load = jest.fn(async () => candidate);
  const router = openShell('/dashboard/jobs', { as: student, boot: candidateBoot, load });

  expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeVisible();
  expect(screen.getByText('Chiamaka Okonkwo')).toBeVisible();

  await userEvent.click(
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Profile' }),
  );
  const heading = await screen.findByRole('heading', { name: 'Profile' });
  expect(heading).toHaveFocus();
  expect(document.title).toBe('Profile · Foothold');
  expect(router.state.location.pathname).toBe('/dashboard/profile');
  expect(load).toHaveBeenCalledTimes(1);
});

it.each(['/dashboard/jobs', '/dashboard/jobs/7', '/dashboard/saved', '/Dashboard/Saved'])(
  'marks the entry that %s belongs to, in sidebar and dock',
  async (address) => {
    const routes = ['jobs', 'jobs/:id', 'saved'].map((path) => ({ path: `dashboard/${path}`, Component: page(path) }));
    openShell(address, {
      as: student,
      boot: { ...candidateBoot, nav: nav.map((entry) => ({ ...entry, also: entry.dock ? ['/dashboard/saved'] : [] })) },
      load: async () => anArea(routes),
    });
    await screen.findByRole('main');
    const current = screen.getAllByRole('link', { current: 'page', hidden: true });
    expect(current.map(({ textContent }) => textContent)).toEqual(['Jobs', 'Jobs']);
  },
);

it('shows where somebody is going as long as the area is on its way', async () => {
  const outlines = { '/dashboard/jobs': { title: 'Jobs', of: 'card' } } as const;
  openShell('/dashboard/jobs', {
    as: student,
    boot: { areas: [aBootArea({ outlines })], nav },
    load: () => new Promise(() => {}),
  });
  expect(await screen.findByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
});

it('calls the page of a document what the server called it, and the next one by its heading', async () => {
  document.title = 'Get your first foothold · Foothold';
  const area = anArea([
    { index: true, Component: page('Still loading') },
    { path: 'terms', Component: page('Terms.') },
  ]);
  const anyone = aBootArea({ name: 'public', access: 'anyone', frame: 'own', paths: ['/', '/terms'] });
  const router = openShell('/', { boot: { areas: [anyone] }, load: async () => area });
  await screen.findByRole('heading', { name: 'Still loading' });
  expect(document.title).toBe('Get your first foothold · Foothold');

  await act(() => router.navigate('/terms'));
  await screen.findByRole('heading', { name: 'Terms.' });
  expect(document.title).toBe('Terms · Foothold');
});

it('shows a panel for an area that is down, and recovers by Retry without a reload', async () => {
  let down = true;
  const load = async () => {
    if (down) throw new Error('the network is gone');
    return candidate;
  };
  openShell('/dashboard/jobs', { as: student, boot: candidateBoot, load });

  expect(await screen.findByRole('heading', { name: /did not load/ })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(reportError).toHaveBeenCalled();

  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeVisible();
});

it('spells an address right, whatever its case', async () => {
  const router = openShell('/Dashboard/Profile?tab=1', {
    as: student,
    boot: candidateBoot,
    load: async () => candidate,
  });

  await screen.findByRole('heading', { name: 'Profile' });
  expect(router.state.location.pathname + router.state.location.search).toBe('/dashboard/profile?tab=1');
});

it('never runs a page’s loader for somebody whom the area does not admit', async () => {
  const loader = jest.fn(() => null);
  const area = anArea([{ path: 'dashboard/jobs', loader, Component: page('Jobs') }]);
  const router = openShell('/dashboard/jobs', { as: student, boot: candidateBoot, load: async () => area });
  await screen.findByRole('heading', { name: 'Jobs' });
  loader.mockClear();

  const { endSession } = await import('@foothold/shared/auth');
  act(() => endSession());
  await act(() => router.navigate('/dashboard/jobs?again'));

  expect(loader).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/login');
});

it('leads nobody to the login and remembers where they wanted to go', async () => {
  const router = openShell('/', { boot: { address: 'locked' } });

  await screen.findByRole('heading', { name: 'Login' });
  expect(router.state.location.pathname).toBe('/login');
  expect(takeReturnPath()).toBe('/');
});

it('leads whoever owes a code to where it is asked for, whatever they open', async () => {
  const halfway = anIdentity({ role: 'admin', two_factor: 'code' });
  const router = openShell('/', { as: halfway, boot: { address: 'locked', identity: halfway } });

  await screen.findByRole('heading', { name: 'Enter your code' });
  expect(router.state.location.pathname).toBe('/login/code');
});

it('says in the specified words that nothing is there, with a way home', async () => {
  openShell('/', { as: student, boot: { address: 'missing' } });

  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText(/No route matches URL/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the start' })).toBeVisible();
});

it('shows a company that waits where it will be able to go, without letting it', async () => {
  const area = anArea([{ path: 'unverified-company', handle: { frame: 'sidebar' }, Component: page('Almost ready') }]);
  const open = aBootArea({ name: 'public', access: 'anyone', frame: 'own', paths: ['/unverified-company'] });
  openShell('/unverified-company', { as: pending, boot: { areas: [open], nav }, load: async () => area });

  await screen.findByRole('heading', { name: 'Almost ready' });
  const menu = screen.getByRole('navigation', { name: 'Main' });
  expect(within(menu).getByText('Jobs')).toBeVisible();
  const jobs = within(menu).getByRole('link', { name: 'Jobs' });
  expect(jobs).toHaveAttribute('aria-disabled', 'true');
  expect(jobs).not.toHaveAttribute('href');
});

describe('what the server painted', () => {
  const insertPrerenderedPage = () => {
    document.body.insertAdjacentHTML('afterbegin', '<div id="still"><h1>Painted</h1></div>');
    document.head.insertAdjacentHTML('beforeend', '<style id="still-rules"></style>');
  };

  it('stands until the page is there, and leaves with its rules', async () => {
    insertPrerenderedPage();
    let arrive = (_: typeof candidate) => {};
    const load = () => new Promise<typeof candidate>((resolve) => (arrive = resolve));
    openShell('/dashboard/jobs', { as: student, boot: candidateBoot, load });
    expect(screen.getByRole('heading', { name: 'Painted' })).toBeVisible();
    expect(screen.queryByRole('main')).toBeNull();

    await act(async () => arrive(candidate));
    expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Painted' })).toBeNull();
    expect(document.getElementById('still-rules')).toBeNull();
  });

  it('hands the focus on to the same link of the page', async () => {
    insertPrerenderedPage();
    document.getElementById('still')?.insertAdjacentHTML('beforeend', '<a href="/x">Go</a><a href="/terms">Terms</a>');
    screen.getByRole('link', { name: 'Terms' }).focus();
    const linked = anArea([{ path: 'dashboard/jobs', Component: () => <a href="/terms">Terms</a> }]);
    openShell('/dashboard/jobs', { as: student, boot: candidateBoot, load: async () => linked });

    await waitFor(() => expect(document.getElementById('still')).toBeNull());
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveFocus();
  });

  it('leaves for the page that says what failed', async () => {
    insertPrerenderedPage();
    openShell('/dashboard/jobs', { as: student, boot: candidateBoot, load: () => Promise.reject(new Error('gone')) });
    expect(await screen.findByRole('heading', { name: /did not load/ })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Painted' })).toBeNull();
  });
});

it('says within six seconds that an area is not there yet, and shows its page by itself when it comes', async () => {
  jest.useFakeTimers();
  let arrive = (_: typeof candidate) => {};
  const load = () => new Promise<typeof candidate>((resolve) => (arrive = resolve));
  openShell('/dashboard/jobs', { as: student, boot: candidateBoot, load });
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  expect(screen.getByRole('heading', { name: /did not load/ })).toBeVisible();
  jest.useRealTimers();

  await act(async () => arrive(candidate));
  expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeVisible();
});
