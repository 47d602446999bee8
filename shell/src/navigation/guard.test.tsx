import { useRevalidateOnEvents } from '@foothold/shared/area';
import { setSessionIdentity } from '@foothold/shared/auth';
import { Link, Outlet, useLoaderData } from '@foothold/shared/router';
import { aNotification, anIdentity, deferResponse, mockEvents } from '@foothold/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBootArea, anArea, openShell } from '../testing/openShell';

/** An area whose page Jobs leads to the page Interviews, which shows how often its data was loaded. */
function openJobs(loadInterviews: () => Promise<unknown>) {
  let loads = 0;
  const area = anArea([
    { path: 'dashboard/jobs', Component: () => <Link to="/dashboard/interviews">Interviews</Link> },
    {
      path: 'dashboard/interviews',
      loader: async () => {
        loads += 1;
        const load = loads;
        await loadInterviews();
        return load;
      },
      Component: () => {
        useRevalidateOnEvents();
        return <p>Load {useLoaderData<number>()}</p>;
      },
    },
  ]);
  openShell('/dashboard/jobs', { as: anIdentity(), boot: { areas: [aBootArea()] }, load: async () => area });
}

const openInterviews = async () => userEvent.click(await screen.findByRole('link', { name: 'Interviews' }));

describe('guardArea', () => {
  it('lets a page load again when an event arrived while it was loading, however long that took', async () => {
    const slow = deferResponse<void>();
    openJobs(() => slow.response);
    await openInterviews();
    await mockEvents.sendNotification(aNotification());
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    slow.respond();

    expect(await screen.findByText('Load 2')).toBeVisible();
  });

  it('lets a page load once when the events arrived before it began to load', async () => {
    openJobs(async () => {});
    await screen.findByRole('link', { name: 'Interviews' });
    await mockEvents.sendNotification(aNotification());
    await openInterviews();

    expect(await screen.findByText('Load 1')).toBeVisible();
    await mockEvents.sendNotification(aNotification());
    await waitFor(() => expect(screen.getByText('Load 2')).toBeVisible());
  });
});

describe('guardPage', () => {
  it('sends users whom the area admits and the page does not elsewhere, before its loader runs', async () => {
    const loader = jest.fn(() => null);
    const guard = { access: 'admin', redirect: '/adminsecurity' };
    const access = ['admin', 'unenrolled'] as const;
    const paths = ['/admindashboard', '/adminsecurity'];
    const area = anArea([
      {
        Component: Outlet,
        children: [
          { handle: { guard }, children: [{ path: 'admindashboard', loader, Component: () => <h1>Dashboard</h1> }] },
          { path: 'adminsecurity', Component: () => <h1>Security</h1> },
        ],
      },
    ]);
    const areas = [aBootArea({ access, paths, frame: 'own' })];
    const admin = anIdentity({ role: 'admin', two_factor: 'setup' });
    const router = openShell('/admindashboard', { as: admin, boot: { areas }, load: async () => area });
    expect(await screen.findByRole('heading', { name: 'Security' })).toBeVisible();
    expect(loader).not.toHaveBeenCalled();

    act(() => setSessionIdentity({ ...admin, two_factor: 'on' }));
    await act(() => router.navigate('/admindashboard'));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
});
