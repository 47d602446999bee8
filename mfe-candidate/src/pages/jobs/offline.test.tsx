import { type Job, listJobs, viewJob } from '@foothold/shared/contract';
import { aJob, anIdentity, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const student = anIdentity();
const visitPage = (address = '/dashboard/jobs') => visit(area.routes, address, { as: student });
const page = (data: Job[]) => ({ jobs: { data, total: data.length, next_cursor: null, matched: [] } });
const findCard = (name: string) => screen.findByRole('article', { name });
const loseConnection = () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
};
const goOffline = () => {
  loseConnection();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
};

describe('Candidate: jobs page while offline', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('shows the last list with its time and refreshes when the connection is back', async () => {
    mockEndpoint(listJobs, ({ query }) => page([aJob({ job_title: query.field === 'Art' ? 'Painter' : 'Cook' })]));
    const online = globalThis.fetch;
    const router = visitPage();
    await findCard('Cook');

    goOffline();
    await act(() => router.navigate('/dashboard/jobs?field=Art'));
    expect(
      await screen.findByText(/^You are offline\. Your search has to wait; these jobs are from \d\d:\d\d\./),
    ).toBeVisible();
    expect(await findCard('Cook')).toBeVisible();

    globalThis.fetch = online;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await findCard('Painter')).toBeVisible();
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });

  it('does not say offline when the server cannot be reached', async () => {
    mockEndpoint(listJobs, () => page([aJob({ job_title: 'Cook' })]));
    const router = visitPage();
    await findCard('Cook');
    loseConnection();
    await act(() => router.navigate('/dashboard/jobs?field=Art'));
    expect(await screen.findByText(/^Foothold could not be reached\. Your search has to wait;/)).toBeVisible();
    expect(screen.queryByText(/offline/)).toBeNull();
  });

  it('shows an error when there is no cached list', async () => {
    goOffline();
    visitPage();
    expect(await screen.findByText('Failed to fetch jobs. Please try again.')).toBeVisible();
  });

  it('tells that the user is offline when a job is opened, and opens it when the connection is back', async () => {
    mockEndpoint(listJobs, () => page([aJob({ id: 5, job_title: 'Cook' })]));
    mockEndpoint(viewJob, () => ({ job: aJob({ id: 5, job_title: 'Cook' }) }));
    const online = globalThis.fetch;
    visitPage();
    await findCard('Cook');

    goOffline();
    await userEvent.click(screen.getByRole('link', { name: 'View Cook' }));
    expect(
      await screen.findByText('You are offline. This page loads by itself when you are back online.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText(/Failed/)).toBeNull();

    globalThis.fetch = online;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cook' })).toBeVisible();
  });

  it('shows no cached list when the server responds with an error', async () => {
    let up = true;
    mockEndpoint(listJobs, () => (up ? page([aJob({ job_title: 'Cook' })]) : failWith('unexpected')));
    visitPage();
    await findCard('Cook');
    up = false;
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Closing soonest');
    expect(await screen.findByText('Failed to fetch jobs. Please try again.')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('caches no private fields', async () => {
    mockEndpoint(listJobs, () =>
      page([
        aJob({
          ...{ applied_user_ids: [student.user_id], application: [student.user_id] },
          ...{ own_application: { id: 12, status: 'Applied' }, saved: true },
        }),
      ]),
    );
    visitPage();
    await screen.findByText('1 open role');

    const [kept] = JSON.parse(sessionStorage.getItem('foothold-last-jobs') ?? '').jobs;
    expect(kept).toMatchObject({ applied_user_ids: [], application: [], own_application: null, saved: null });
    expect(kept.application_count).toBeNull();
  });
});
