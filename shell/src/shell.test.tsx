import { takeReturnPath } from '@foothold/shared/auth';
import type { NavEntry } from '@foothold/shared/boot';
import { listAreas } from '@foothold/shared/contract';
import { anIdentity, mockEndpoint } from '@foothold/shared/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBootArea, anArea, openShell } from './testing/openShell';

const student = anIdentity({ name: 'Chiamaka Okonkwo' });
const pending = anIdentity({ role: 'organization', verified: 0, verification_status: 'pending' });
const nav: NavEntry[] = [
  { to: '/dashboard/jobs', label: 'Jobs', icon: [['circle', { r: '4' }]], dock: true },
  { to: '/dashboard/profile', label: 'Profile', icon: [] },
];
const createPage = (title: string) => () => (
  <main id="main">
    <h1>{title}</h1>
  </main>
);
const candidate = anArea([
  { path: 'dashboard/jobs', Component: createPage('Jobs') },
  { path: 'dashboard/profile', Component: createPage('Profile') },
]);
const candidateBoot = { areas: [aBootArea()], nav };

beforeEach(() => {
  globalThis.reportError = jest.fn();
});

afterEach(() => jest.restoreAllMocks());

describe('shell', () => {
  it('loads an area when an address first belongs to it, and shows its pages in the layout', async () => {
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
    'marks the entry of %s as current in sidebar and bottom bar',
    async (address) => {
      const routes = ['jobs', 'jobs/:id', 'saved'].map((path) => ({
        path: `dashboard/${path}`,
        Component: createPage(path),
      }));
      openShell(address, {
        as: student,
        boot: {
          ...candidateBoot,
          nav: nav.map((entry) => ({ ...entry, also: entry.dock ? ['/dashboard/saved'] : [] })),
        },
        load: async () => anArea(routes),
      });
      await screen.findByRole('main');
      const current = screen.getAllByRole('link', { current: 'page', hidden: true });
      expect(current.map(({ textContent }) => textContent)).toEqual(['Jobs', 'Jobs']);
    },
  );

  it('shows the page’s title and a skeleton while the area loads', async () => {
    const outlines = { '/dashboard/jobs': { title: 'Jobs', of: 'card' } } as const;
    openShell('/dashboard/jobs', {
      as: student,
      boot: { areas: [aBootArea({ outlines })], nav },
      load: () => new Promise(() => {}),
    });
    expect(await screen.findByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  });

  it.each([
    ['/adminaudit', 'Audit log'],
    ['/adminusers/5', 'Foothold'],
  ])('shows nothing of another page, under the bar, while %s loads', async (address, heading) => {
    const area = aBootArea({
      ...{ name: 'admin', access: 'admin', frame: 'own' },
      paths: ['/admindashboard', '/adminaudit', '/adminusers/:id'],
      outlines: {
        '/admindashboard': { title: 'Dashboard', of: 'card' },
        '/adminaudit': { title: 'Audit log', of: 'row' },
      },
    });
    openShell(address, {
      as: anIdentity({ role: 'admin' }),
      boot: { areas: [area] },
      load: () => new Promise(() => {}),
    });
    expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeInTheDocument();
    const [bar] = screen.getAllByRole('banner');
    expect(bar).toHaveTextContent('Foothold');
    expect(screen.queryByText('Dashboard')).toBeNull();
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Loading');
  });

  it('keeps the server’s title for the first page and uses the heading for the next one', async () => {
    document.title = 'Get your first foothold · Foothold';
    const area = anArea([
      { index: true, Component: createPage('Still loading') },
      { path: 'terms', Component: createPage('Terms.') },
    ]);
    const publicArea = aBootArea({ name: 'public', access: 'anyone', frame: 'own', paths: ['/', '/terms'] });
    const router = openShell('/', { boot: { areas: [publicArea] }, load: async () => area });
    await screen.findByRole('heading', { name: 'Still loading' });
    expect(document.title).toBe('Get your first foothold · Foothold');

    await act(() => router.navigate('/terms'));
    await screen.findByRole('heading', { name: 'Terms.' });
    expect(document.title).toBe('Terms · Foothold');
  });

  it('shows a panel when an area fails to load, and opens it on Retry', async () => {
    let isDown = true;
    const load = async () => {
      if (isDown) throw new Error('the network is gone');
      return candidate;
    };
    mockEndpoint(listAreas, () => ({ shell: '1', areas: [aBootArea()] }));
    openShell('/dashboard/jobs', { as: student, boot: candidateBoot, load });

    expect(await screen.findByRole('heading', { name: /did not load/ })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(reportError).toHaveBeenCalled();

    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeVisible();
  });

  it('leaves users their name and the logout when an area with a layout of its own fails to load', async () => {
    const admin = anIdentity({ role: 'admin', name: 'Ada' });
    const area = aBootArea({ name: 'admin', access: 'admin', frame: 'own', paths: ['/adminusers'] });
    openShell('/adminusers', { as: admin, boot: { areas: [area] } });

    expect(await screen.findByRole('heading', { name: /did not load/ })).toBeVisible();
    expect(screen.getByText('Ada')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  it('leaves visitors the way to the start when a public area fails to load', async () => {
    const area = aBootArea({ name: 'public', access: 'anyone', frame: 'own', paths: ['/terms'] });
    openShell('/terms', { boot: { areas: [area] } });

    expect(await screen.findByRole('heading', { name: /did not load/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Foothold, to the start' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  it('corrects the case of an address', async () => {
    const router = openShell('/Dashboard/Profile?tab=1', {
      as: student,
      boot: candidateBoot,
      load: async () => candidate,
    });

    await screen.findByRole('heading', { name: 'Profile' });
    expect(router.state.location.pathname + router.state.location.search).toBe('/dashboard/profile?tab=1');
  });

  it('does not run a page’s loader when the user may not open the area', async () => {
    const loader = jest.fn(() => null);
    const area = anArea([{ path: 'dashboard/jobs', loader, Component: createPage('Jobs') }]);
    const router = openShell('/dashboard/jobs', { as: student, boot: candidateBoot, load: async () => area });
    await screen.findByRole('heading', { name: 'Jobs' });
    loader.mockClear();

    const { endSession } = await import('@foothold/shared/auth');
    act(() => endSession());
    await act(() => router.navigate('/dashboard/jobs?again'));

    expect(loader).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/login');
  });

  it('leads a visitor to the login and saves the return path', async () => {
    const router = openShell('/', { boot: { address: 'locked' } });

    await screen.findByRole('heading', { name: 'Login' });
    expect(router.state.location.pathname).toBe('/login');
    expect(takeReturnPath()).toBe('/');
  });

  it('leads to the second step of the login when a code is required', async () => {
    const codePending = anIdentity({ role: 'admin', two_factor: 'code' });
    const router = openShell('/', { as: codePending, boot: { address: 'locked', identity: codePending } });

    await screen.findByRole('heading', { name: 'Enter your code' });
    expect(router.state.location.pathname).toBe('/login/code');
  });

  it('says that there is no page, in its own and the specified words, with ways on, when the address is unknown', async () => {
    openShell('/', { as: student, boot: { address: 'missing' } });

    expect(await screen.findByRole('heading', { name: 'There is no page at this address' })).toBeVisible();
    expect(screen.getByText('Unexpected Application Error! No route matches URL.')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toBeVisible();
    expect(screen.getByRole('search')).toHaveAttribute('action', '/dashboard/jobs');
    expect(screen.getByRole('link', { name: 'Go to the start' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  it('shows one logo at an unknown address of the dashboard: that of the layout', async () => {
    const areas = [aBootArea({ paths: ['/'] })];
    openShell('/', { as: student, boot: { areas, address: 'missing' }, load: async () => candidate });
    await screen.findByRole('heading', { name: 'There is no page at this address' });
    expect(screen.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Foothold, to the start' })).toBeNull();
  });

  it('offers the way back at an unknown address only to who came from a page of this site', async () => {
    openShell('/', { as: anIdentity({ role: 'organization' }), boot: { address: 'missing' } });
    await screen.findByRole('heading', { name: 'There is no page at this address' });
    expect(screen.queryByRole('button', { name: 'Back to where you were' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
    cleanup();

    jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/dashboard/jobs`);
    openShell('/', { as: anIdentity({ role: 'organization' }), boot: { address: 'missing' } });
    expect(await screen.findByRole('button', { name: 'Back to where you were' })).toBeVisible();
  });

  it('offers a visitor the login at an unknown address, and returns to it', async () => {
    const router = openShell('/?page=2', { boot: { address: 'missing' } });

    await userEvent.click(await screen.findByRole('link', { name: 'Log in' }));
    await screen.findByRole('heading', { name: 'Login' });
    expect(router.state.location.pathname).toBe('/login');
    expect(takeReturnPath()).toBe('/?page=2');
  });

  it('says that the user’s home page is unknown, without a redirect to itself, when they may open no area with it', async () => {
    openShell('/dashboard/jobs', { as: student, boot: { areas: [aBootArea({ access: 'organization' })] } });

    expect(await screen.findByText(/No route matches URL/)).toBeVisible();
  });

  it('shows a locked navigation when the company is not approved yet', async () => {
    const area = anArea([
      { path: 'unverified-company', handle: { frame: 'sidebar' }, Component: createPage('Almost ready') },
    ]);
    const publicArea = aBootArea({ name: 'public', access: 'anyone', frame: 'own', paths: ['/unverified-company'] });
    openShell('/unverified-company', { as: pending, boot: { areas: [publicArea], nav }, load: async () => area });

    await screen.findByRole('heading', { name: 'Almost ready' });
    const menu = screen.getByRole('navigation', { name: 'Main' });
    expect(within(menu).getByText('Jobs')).toBeVisible();
    const jobs = within(menu).getByRole('link', { name: 'Jobs' });
    expect(jobs).toHaveAttribute('aria-disabled', 'true');
    expect(jobs).not.toHaveAttribute('href');
  });
});

describe('slow area', () => {
  it('is reported within six seconds, and is shown when it has loaded after all', async () => {
    jest.useFakeTimers();
    let finishLoading = (_: typeof candidate) => {};
    const load = () => new Promise<typeof candidate>((resolve) => (finishLoading = resolve));
    openShell('/dashboard/jobs', { as: student, boot: candidateBoot, load });
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(screen.getByRole('heading', { name: /did not load/ })).toBeVisible();
    jest.useRealTimers();

    await act(async () => finishLoading(candidate));
    expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeVisible();
  });
});
