import { type Job, listJobs, viewJob } from '@foothold/shared/contract';
import { aJob, anIdentity, deferResponse, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../area';

const student = anIdentity();
const open = (address = '/dashboard/jobs') => visit(area.routes, address, { as: student });
const page = (data: Job[], total = data.length, next_cursor: string | null = null) => ({
  jobs: { data, total, next_cursor, matched: [] },
});
const card = (name: string) => screen.findByRole('article', { name });

it('adds the next jobs below those that are there', async () => {
  mockEndpoint(listJobs, ({ query }) =>
    query.cursor === 'after-first'
      ? page([aJob({ job_title: 'Second' })], 2)
      : page([aJob({ job_title: 'First' })], 2, 'after-first'),
  );
  const router = open();
  await card('First');

  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));

  expect(await card('Second')).toHaveFocus();
  expect(await card('First')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(router.state.location.search).toBe('?shown=2');
});

it('opens a job that was pressed while the next jobs were on their way', async () => {
  const first = aJob({ job_title: 'First' });
  const [next, shown] = [deferResponse<void>(), deferResponse<void>()];
  mockEndpoint(listJobs, async ({ query }) => {
    if (!query.cursor) return page([first], 2, 'next');
    await next.answer;
    return page([aJob({ job_title: 'Second' })], 2);
  });
  mockEndpoint(viewJob, async () => {
    await shown.answer;
    return { job: first };
  });
  const router = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await userEvent.click(screen.getByRole('link', { name: 'View First' }));

  act(() => next.release());
  await card('Second');
  act(() => shown.release());

  expect(await screen.findByRole('heading', { level: 1, name: 'First' })).toBeVisible();
  expect(router.state.location.pathname).toBe(`/dashboard/jobs/${first.id}`);
});

it('keeps what is there when the next jobs do not come, and tries again', async () => {
  let up = false;
  mockEndpoint(listJobs, ({ query }) => {
    if (!query.cursor) return page([aJob({ job_title: 'First' })], 2, 'next');
    return up ? page([aJob({ job_title: 'Second' })], 2) : failWith('unavailable');
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));

  expect(await screen.findByText('Failed to fetch jobs. Please try again.')).toBeVisible();
  expect(await card('First')).toBeVisible();

  up = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Second')).toBeVisible();
});

it('says that the jobs could not be fetched, and tries again', async () => {
  let up = false;
  mockEndpoint(listJobs, () => (up ? page([aJob({ job_title: 'Cook' })]) : failWith('unavailable')));
  open();
  expect(await screen.findByText('Failed to fetch jobs. Please try again.')).toBeVisible();

  up = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await card('Cook')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toHaveTextContent('Failed'));
});

it('adds the next jobs as one scrolls, and leaves the focus where it is', async () => {
  const scrollTo = fakeIntersectionObserver();
  mockEndpoint(listJobs, ({ query }) =>
    query.cursor ? page([aJob({ job_title: 'Second' })], 2) : page([aJob({ job_title: 'First' })], 2, 'next'),
  );
  const router = open();
  await card('First');
  screen.getByRole('searchbox').focus();

  scrollTo.end();

  expect(await card('Second')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await waitFor(() => expect(router.state.location.search).toBe('?shown=2'));
});

it('does not ask again by scrolling for what did not come', async () => {
  const scrollTo = fakeIntersectionObserver();
  let asked = 0;
  mockEndpoint(listJobs, ({ query }) => {
    if (!query.cursor) return page([aJob({ job_title: 'First' })], 2, 'next');
    asked += 1;
    return failWith('not_found');
  });
  open();
  await card('First');
  scrollTo.end();
  await screen.findByText('Failed to fetch jobs. Please try again.');
  scrollTo.end();
  scrollTo.end();

  expect(asked).toBe(1);
  expect(await card('First')).toBeVisible();
});

it('fetches the next jobs by itself when the network is back', async () => {
  mockEndpoint(listJobs, ({ query }) =>
    query.cursor ? page([aJob({ job_title: 'Second' })], 2) : page([aJob({ job_title: 'First' })], 2, 'next'),
  );
  open();
  await card('First');
  const online = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('Failed to fetch jobs. Please try again.');

  globalThis.fetch = online;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await card('Second')).toBeVisible();
});

it('leads to a job and back to the same search', async () => {
  const job = aJob({ job_title: 'Cook' });
  mockEndpoint(listJobs, () => page([job]));
  mockEndpoint(viewJob, () => ({ job }));
  const router = open('/dashboard/jobs?q=cook');

  await userEvent.click(await screen.findByRole('link', { name: 'View Cook' }));
  await screen.findByRole('heading', { level: 1, name: 'Cook' });
  await userEvent.click(screen.getByRole('link', { name: 'Jobs' }));

  await screen.findByText('1 open role');
  expect(router.state.location.search).toBe('?q=cook');
});

it('marks in each job the words that it was found by', async () => {
  const job = aJob({ job_title: 'Backend Developer', company_name: 'Devotion Ltd', job_description: 'DevOps, daily.' });
  mockEndpoint(listJobs, () => ({ jobs: { ...page([job]).jobs, matched: ['dev'] } }));
  open('/dashboard/jobs?q=dev');

  const found = await screen.findByRole('article');
  expect([...found.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Dev', 'Dev', 'Dev']);
  expect(screen.queryByText(/Showing results for/)).toBeNull();
});

it('says by which word it found jobs where another was typed', async () => {
  mockEndpoint(listJobs, () => ({
    jobs: { ...page([aJob({ job_title: 'Engineer' })]).jobs, matched: ['engineer', 'lagos'] },
  }));
  open('/dashboard/jobs?q=enginer+Lagos');

  await card('Engineer');
  expect(screen.getByText(/Showing results for/)).toHaveTextContent('Showing results for engineer');
});

it('says which word no job has, where it found jobs without', async () => {
  mockEndpoint(listJobs, () => ({
    jobs: { ...page([aJob({ job_title: 'Software Tester' })]).jobs, matched: ['softwar'], missing: ['kubernetes'] },
  }));
  open('/dashboard/jobs?q=softwar+kubernetes');

  await screen.findByRole('article');
  expect(screen.getByText('No job says “kubernetes”.')).toBeVisible();
  expect(screen.queryByText(/Showing results for/)).toBeNull();
});

/** Stands in for the browser's eye on the end of the list. */
function fakeIntersectionObserver() {
  const watching = new Set<() => void>();
  class Eye {
    private readonly look: () => void;
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.look = () => tell([{ isIntersecting: true }]);
    }
    observe() {
      watching.add(this.look);
    }
    disconnect() {
      watching.delete(this.look);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Eye });
  return { end: () => act(() => [...watching].map((look) => look())) };
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));
