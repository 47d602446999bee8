import { type Job, listJobs, viewJob } from '@foothold/shared/contract';
import { aJob, anIdentity, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const student = anIdentity();
const open = (address = '/dashboard/jobs') => visit(area.routes, address, { as: student });
const page = (data: Job[]) => ({ jobs: { data, total: data.length, next_cursor: null, matched: [] } });
const card = (name: string) => screen.findByRole('article', { name });
const goOffline = () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
};

beforeEach(() => sessionStorage.clear());

it('shows the last list with its time when the network is gone, and refreshes once it is back', async () => {
  mockEndpoint(listJobs, ({ query }) => page([aJob({ job_title: query.field === 'Art' ? 'Painter' : 'Cook' })]));
  const online = globalThis.fetch;
  const router = open();
  await card('Cook');

  goOffline();
  await act(() => router.navigate('/dashboard/jobs?field=Art'));
  expect(
    await screen.findByText(/^You are offline\. Your search has to wait; these jobs are from \d\d:\d\d\./),
  ).toBeVisible();
  expect(await card('Cook')).toBeVisible();

  globalThis.fetch = online;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await card('Painter')).toBeVisible();
  expect(screen.queryByText(/You are offline/)).toBeNull();
});

it('says that the jobs could not be fetched where none were seen before', async () => {
  goOffline();
  open();
  expect(await screen.findByText('Failed to fetch jobs. Please try again.')).toBeVisible();
});

it('says that one is offline where a job is opened, and opens it once the network is back', async () => {
  mockEndpoint(listJobs, () => page([aJob({ id: 5, job_title: 'Cook' })]));
  mockEndpoint(viewJob, () => ({ job: aJob({ id: 5, job_title: 'Cook' }) }));
  const online = globalThis.fetch;
  open();
  await card('Cook');

  goOffline();
  await userEvent.click(screen.getByRole('link', { name: 'View Cook' }));
  expect(await screen.findByText('You are offline. This page loads by itself when you are back online.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText(/Failed/)).toBeNull();

  globalThis.fetch = online;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cook' })).toBeVisible();
});

it('shows no old list for a server that answers that it cannot', async () => {
  let up = true;
  mockEndpoint(listJobs, () => (up ? page([aJob({ job_title: 'Cook' })]) : failWith('unexpected')));
  open();
  await card('Cook');
  up = false;
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Closing soonest');
  expect(await screen.findByText('Failed to fetch jobs. Please try again.')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});

it('keeps nothing that is the reader’s own', async () => {
  mockEndpoint(listJobs, () =>
    page([
      aJob({
        ...{ applied_user_ids: [student.user_id], application: [student.user_id] },
        ...{ own_application: { id: 12, status: 'Applied' }, saved: true },
      }),
    ]),
  );
  open();
  await screen.findByText('1 open role');

  const [kept] = JSON.parse(sessionStorage.getItem('foothold-last-jobs') ?? '').jobs;
  expect(kept).toMatchObject({ applied_user_ids: [], application: [], own_application: null, saved: null });
  expect(kept.application_count).toBeNull();
});
