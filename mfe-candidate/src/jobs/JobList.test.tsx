import { type Job, listJobs, listSavedSearches, viewJob } from '@foothold/shared/contract';
import { aJob, anIdentity, deferResponse, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../area';

const student = anIdentity();
const visitPage = (address = '/dashboard/jobs') => visit(area.routes, address, { as: student });
const page = (data: Job[], total = data.length, next_cursor: string | null = null) => ({
  jobs: { data, total, next_cursor, matched: [] },
});
const findCard = (name: string) => screen.findByRole('article', { name });

afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

describe('Candidate: job list', () => {
  beforeEach(() => mockEndpoint(listSavedSearches, () => ({ saved_searches: [], alert_times: null })));

  it('appends the next page and focuses its first job when Show more is pressed', async () => {
    mockEndpoint(listJobs, ({ query }) =>
      query.cursor === 'after-first'
        ? page([aJob({ job_title: 'Second' })], 2)
        : page([aJob({ job_title: 'First' })], 2, 'after-first'),
    );
    const router = visitPage();
    await findCard('First');

    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));

    expect(await findCard('Second')).toHaveFocus();
    expect(await findCard('First')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(router.state.location.search).toBe('?shown=2');
  });

  it('opens a job when it is pressed while the next page loads', async () => {
    const first = aJob({ job_title: 'First' });
    const [next, shown] = [deferResponse<void>(), deferResponse<void>()];
    mockEndpoint(listJobs, async ({ query }) => {
      if (!query.cursor) return page([first], 2, 'next');
      await next.response;
      return page([aJob({ job_title: 'Second' })], 2);
    });
    mockEndpoint(viewJob, async () => {
      await shown.response;
      return { job: first };
    });
    const router = visitPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await userEvent.click(screen.getByRole('link', { name: 'View First' }));

    act(() => next.respond());
    await findCard('Second');
    act(() => shown.respond());

    expect(await screen.findByRole('heading', { level: 1, name: 'First' })).toBeVisible();
    expect(router.state.location.pathname).toBe(`/dashboard/jobs/${first.id}`);
  });

  it('keeps the jobs and offers a retry when the next page fails', async () => {
    let up = false;
    mockEndpoint(listJobs, ({ query }) => {
      if (!query.cursor) return page([aJob({ job_title: 'First' })], 2, 'next');
      return up ? page([aJob({ job_title: 'Second' })], 2) : failWith('unavailable');
    });
    visitPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));

    expect(await screen.findByText('Failed to fetch jobs. Please try again.')).toBeVisible();
    expect(await findCard('First')).toBeVisible();

    up = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findCard('Second')).toBeVisible();
  });

  it('shows an error and retries when the first page fails', async () => {
    let up = false;
    mockEndpoint(listJobs, () => (up ? page([aJob({ job_title: 'Cook' })]) : failWith('unavailable')));
    visitPage();
    expect(await screen.findByText('Failed to fetch jobs. Please try again.')).toBeVisible();

    up = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await findCard('Cook')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toHaveTextContent('Failed'));
  });

  it('appends the next page without moving the focus when the end scrolls into view', async () => {
    const scrollTo = fakeIntersectionObserver();
    mockEndpoint(listJobs, ({ query }) =>
      query.cursor ? page([aJob({ job_title: 'Second' })], 2) : page([aJob({ job_title: 'First' })], 2, 'next'),
    );
    const router = visitPage();
    await findCard('First');
    screen.getByRole('searchbox').focus();

    scrollTo.end();

    expect(await findCard('Second')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await waitFor(() => expect(router.state.location.search).toBe('?shown=2'));
  });

  it('does not retry a failed page when the user scrolls', async () => {
    const scrollTo = fakeIntersectionObserver();
    let asked = 0;
    mockEndpoint(listJobs, ({ query }) => {
      if (!query.cursor) return page([aJob({ job_title: 'First' })], 2, 'next');
      asked += 1;
      return failWith('not_found');
    });
    visitPage();
    await findCard('First');
    scrollTo.end();
    await screen.findByText('Failed to fetch jobs. Please try again.');
    scrollTo.end();
    scrollTo.end();

    expect(asked).toBe(1);
    expect(await findCard('First')).toBeVisible();
  });

  it('retries a failed page when the connection is back', async () => {
    mockEndpoint(listJobs, ({ query }) =>
      query.cursor ? page([aJob({ job_title: 'Second' })], 2) : page([aJob({ job_title: 'First' })], 2, 'next'),
    );
    visitPage();
    await findCard('First');
    const online = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('Failed to fetch jobs. Please try again.');

    globalThis.fetch = online;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await findCard('Second')).toBeVisible();
  });

  it('links to a job and back to the same search', async () => {
    const job = aJob({ job_title: 'Cook' });
    mockEndpoint(listJobs, () => page([job]));
    mockEndpoint(viewJob, () => ({ job }));
    const router = visitPage('/dashboard/jobs?q=cook');

    await userEvent.click(await screen.findByRole('link', { name: 'View Cook' }));
    await screen.findByRole('heading', { level: 1, name: 'Cook' });
    await userEvent.click(screen.getByRole('link', { name: 'Jobs' }));

    await screen.findByText('1 open role');
    expect(router.state.location.search).toBe('?q=cook');
  });

  it('highlights the matched words', async () => {
    const job = aJob({
      job_title: 'Backend Developer',
      company_name: 'Devotion Ltd',
      job_description: 'DevOps, daily.',
    });
    mockEndpoint(listJobs, () => ({ jobs: { ...page([job]).jobs, matched: ['dev'] } }));
    visitPage('/dashboard/jobs?q=dev');

    const found = await screen.findByRole('article');
    expect([...found.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Dev', 'Dev', 'Dev']);
    expect(screen.queryByText(/Showing results for/)).toBeNull();
  });

  it('tells the corrected word when the typed one was not found', async () => {
    mockEndpoint(listJobs, () => ({
      jobs: {
        ...page([aJob({ job_title: 'Engineer' })]).jobs,
        matched: ['engineer', 'lagos'],
        corrected: ['engineer'],
      },
    }));
    visitPage('/dashboard/jobs?q=enginer+Lagos');

    await findCard('Engineer');
    expect(screen.getByText(/Showing results for/)).toHaveTextContent('Showing results for engineer');
  });

  it('says nothing about words that mean the same as a typed one', async () => {
    mockEndpoint(listJobs, () => ({
      jobs: { ...page([aJob({ job_title: 'Welder (SIWES)' })]).jobs, matched: ['siwes', 'it', 'industrial training'] },
    }));
    visitPage('/dashboard/jobs?q=SIWES');

    await screen.findByRole('article');
    expect(screen.queryByText(/Showing results for/)).toBeNull();
  });

  it('tells which word was left out when no job has it', async () => {
    mockEndpoint(listJobs, () => ({
      jobs: { ...page([aJob({ job_title: 'Software Tester' })]).jobs, matched: ['softwar'], missing: ['kubernetes'] },
    }));
    visitPage('/dashboard/jobs?q=softwar+kubernetes');

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
});
