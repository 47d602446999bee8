import { type Job, listJobs, viewPublicJob } from '@foothold/shared/contract';
import { aJob, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const cook = aJob({ id: 41, job_title: 'Cook', job_requirements: '- Patience' });
const clerk = aJob({ id: 42, job_title: 'Clerk' });
const similar = aJob({ id: 50, job_title: 'Baker' });

let windowWidth = 1280;
beforeEach(() => {
  windowWidth = 1280;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: windowWidth >= Number(/min-width: (\d+)/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
      media: query,
    }) as MediaQueryList;
  mockEndpoint(listJobs, () => ({ jobs: { data: [cook, clerk], total: 2, next_cursor: null, matched: [] } }));
  mockEndpoint(viewPublicJob, ({ params }) => {
    const job = [cook, clerk].find(({ id }) => id === params.jobId);
    return job ? { job, company_jobs: [], similar_jobs: [similar] } : failWith('not_found');
  });
});
afterEach(() => {
  delete (window as Partial<typeof window>).matchMedia;
  delete document.documentElement.dataset.jobView;
  // biome-ignore lint/suspicious/noDocumentCookie: as the product writes it
  document.cookie = 'job_view=; path=/; max-age=0';
});

const findPane = async () => within(await screen.findByRole('region', { name: 'Chosen job' }));
const findChosen = async ({ job_title }: Job) => (await findPane()).findByRole('heading', { name: job_title });

describe('Public: split view of the list of jobs', () => {
  it('shows everything of the first job beside the list when Split is pressed', async () => {
    visit(area.routes, '/jobs');
    await userEvent.click(await screen.findByRole('button', { name: 'Split' }));

    expect(await findChosen(cook)).toBeVisible();
    const pane = await findPane();
    expect(pane.getByRole('link', { name: 'View & Apply (Login Required)' })).toHaveAttribute('href', '/login');
    expect(pane.getByText('Patience')).toBeVisible();
    expect(pane.getByText('31 January 2030')).toBeVisible();
    expect(pane.getByRole('button', { name: 'Share Cook' })).toBeVisible();
    expect(pane.getByRole('article', { name: 'Harmattan Systems' })).toBeVisible();
    expect(pane.getByRole('link', { name: /Baker/ })).toBeVisible();
    const page = pane.getByRole('link', { name: 'Open as a page' });
    expect(page).toHaveAttribute('href', new URL(cook.sharelink).pathname);
  });

  it('keeps the chosen job in the address, and drops it with a new search', async () => {
    const router = visit(area.routes, '/jobs?job=42');
    expect(await findChosen(clerk)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Cook' }));
    expect(await findChosen(cook)).toBeVisible();
    expect(router.state.location.search).toBe('?job=41');

    await userEvent.type(screen.getByRole('searchbox'), 'cook{Enter}');
    expect(await findChosen(cook)).toBeVisible();
    expect(router.state.location.search).toBe('?q=cook');
  });

  it('opens the page of the job that the address names when the window is narrow', async () => {
    windowWidth = 1279;
    const router = visit(area.routes, '/jobs?job=42');
    expect(await screen.findByRole('heading', { level: 1, name: 'Clerk' })).toBeVisible();
    expect(router.state.location.pathname).toMatch(/^\/viewjob\/.*\/42$/);
  });
});
