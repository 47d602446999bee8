import { call } from '@foothold/shared/api';
import { listSavedJobs } from '@foothold/shared/contract';
import { useLoaderData } from '@foothold/shared/router';
import { aJob, anIdentity, mockEndpoint } from '@foothold/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { aBootArea, anArea, openShell } from '../testing/openShell';

const jobs = { data: [aJob({ job_title: 'Cook' })], total: 1, next_cursor: null };

const area = anArea([
  {
    path: 'dashboard/saved',
    handle: { frame: 'sidebar' },
    loader: async () => (await call(listSavedJobs)).jobs.data.map(({ job_title }) => job_title),
    Component: () => (
      <main>
        <h1>Saved jobs</h1>
        <p>{useLoaderData()}</p>
      </main>
    ),
  },
  {
    path: 'dashboard/other',
    handle: { frame: 'sidebar' },
    Component: () => (
      <main>
        <h1>Other</h1>
      </main>
    ),
  },
]);

/** What the service worker answers without a connection. */
let sentAt: string | null;
beforeEach(() => {
  mockEndpoint(listSavedJobs, () => ({ jobs }));
  const respond = globalThis.fetch;
  globalThis.fetch = async (...args) => {
    const response = await respond(...args);
    if (sentAt) response.headers.set('x-kept-at', sentAt);
    return response;
  };
});
afterEach(() => jest.restoreAllMocks());

const open = () =>
  openShell('/dashboard/saved', { as: anIdentity(), boot: { areas: [aBootArea()] }, load: async () => area });

const at = (time: string) => {
  const today = new Date();
  return new Date(`${today.toDateString()} ${time}`).toUTCString();
};

describe('OfflineNotice', () => {
  it('says of when a page is that was kept, and loads it again when the connection is back', async () => {
    sentAt = at('14:05');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    expect(await screen.findByText('You are offline. This is as of 14:05.')).toBeVisible();
    expect(screen.getByText('Cook')).toBeVisible();
    sentAt = null;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull());
  });

  it('names the day where it is another one, and does not say offline when the server cannot be reached', async () => {
    sentAt = new Date(2026, 0, 5, 9, 30).toUTCString();
    open();
    expect(await screen.findByText('Foothold could not be reached. This is as of 5 Jan, 09:30.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('is gone on the next page, which shows nothing that was kept', async () => {
    sentAt = at('14:05');
    const router = open();
    await screen.findByText(/This is as of 14:05/);
    await act(() => router.navigate('/dashboard/other'));
    expect(await screen.findByRole('heading', { name: 'Other' })).toBeVisible();
    expect(screen.queryByText(/This is as of/)).toBeNull();
  });

  it('is not shown where everything comes from the server', async () => {
    sentAt = null;
    open();
    expect(await screen.findByText('Cook')).toBeVisible();
    expect(screen.queryByText(/This is as of/)).toBeNull();
  });
});
