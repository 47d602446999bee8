import { type Job, listJobs, saveJob, viewJob } from '@foothold/shared/contract';
import { aJob, anIdentity, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const [cook, clerk, driver] = [
  aJob({ id: 41, job_title: 'Cook' }),
  aJob({ id: 42, job_title: 'Clerk' }),
  aJob({ id: 43, job_title: 'Driver' }),
];
const jobs = [cook, clerk, driver];

const requests = { lists: 0, jobs: [] as number[] };
let windowWidth = 1280;

beforeEach(() => {
  Object.assign(requests, { lists: 0, jobs: [] });
  windowWidth = 1280;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: windowWidth >= Number(/min-width: (\d+)/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
      media: query,
    }) as MediaQueryList;
  mockEndpoint(listJobs, ({ query }) => {
    // A request for a company is that of the pane for its other jobs.
    if (query.org_id === undefined) requests.lists += 1;
    return { jobs: { data: query.org_id === undefined ? jobs : [], total: 3, next_cursor: null, matched: [] } };
  });
  mockEndpoint(viewJob, ({ params }) => {
    requests.jobs.push(params.id);
    const job = jobs.find(({ id }) => id === params.id);
    return job ? { job: { ...job, job_description: `All about the ${job.job_title}.` } } : failWith('not_found');
  });
});
afterEach(() => {
  delete (window as Partial<typeof window>).matchMedia;
  delete document.documentElement.dataset.jobView;
  // biome-ignore lint/suspicious/noDocumentCookie: as the product writes it
  document.cookie = 'job_view=; path=/; max-age=0';
});

const visitList = (address = '/dashboard/jobs') => visit(area.routes, address, { as: anIdentity() });
const findPane = async () => within(await screen.findByRole('region', { name: 'Chosen job' }));
const findChosen = async ({ job_title }: Job) => (await findPane()).findByRole('heading', { name: job_title });
const getLink = ({ job_title }: Job) => screen.getByRole('link', { name: job_title });
const split = async () => userEvent.click(await screen.findByRole('button', { name: 'Split' }));

describe('Candidate: split view of the list of jobs', () => {
  it('shows the first job beside the list when Split is pressed, and remembers it', async () => {
    const router = visitList();
    await split();

    expect(await findChosen(cook)).toBeVisible();
    expect((await findPane()).getByText('All about the Cook.')).toBeVisible();
    expect((await findPane()).getByRole('link', { name: 'Apply' })).toHaveAttribute(
      'href',
      '/dashboard/jobs/41/apply/7',
    );
    expect(getLink(cook)).toHaveAttribute('aria-current', 'true');
    expect(document.cookie).toContain('job_view=split');
    expect(router.state.location.search).toBe('');
  });

  it('shows the job whose title is pressed, keeps it in the address and loads nothing else', async () => {
    const router = visitList();
    await split();
    await userEvent.click(getLink(clerk));

    expect(await findChosen(clerk)).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/dashboard/jobs', search: '?job=42' });
    expect(getLink(clerk)).toHaveFocus();
    expect(requests).toEqual({ lists: 1, jobs: [41, 42] });
  });

  it('goes through the list by arrow keys, J and K, and leads to the job and back by Enter and Escape', async () => {
    const router = visitList();
    await split();
    await findChosen(cook);
    getLink(cook).focus();

    await userEvent.keyboard('{ArrowDown}');
    expect(await findChosen(clerk)).toBeVisible();
    expect(getLink(clerk)).toHaveFocus();
    await userEvent.keyboard('j');
    expect(await findChosen(driver)).toBeVisible();
    await userEvent.keyboard('j');
    expect(getLink(driver)).toHaveFocus();
    await userEvent.keyboard('k{ArrowUp}');
    expect(await findChosen(cook)).toBeVisible();
    expect(getLink(cook)).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('region', { name: 'Chosen job' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(getLink(cook)).toHaveFocus();
    expect(router.state.location.search).toBe('?job=41');
  });

  it('types J into the search box as a letter', async () => {
    visitList();
    await split();
    await findChosen(cook);
    await userEvent.type(screen.getByRole('searchbox'), 'j');
    expect(screen.getByRole('searchbox')).toHaveValue('j');
    expect(requests.jobs).toEqual([41]);
  });

  it('shows the job that the address names, and another one after Back', async () => {
    const router = visitList('/dashboard/jobs?job=43');
    expect(await findChosen(driver)).toBeVisible();
    await userEvent.click(getLink(cook));
    expect(await findChosen(cook)).toBeVisible();

    await act(() => router.navigate(-1));
    expect(await findChosen(driver)).toBeVisible();
    expect(requests.lists).toBe(1);
  });

  it('opens the page of the job that the address names when the window is narrow', async () => {
    windowWidth = 1279;
    const router = visitList('/dashboard/jobs?job=43');
    expect(await screen.findByRole('heading', { level: 1, name: 'Driver' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/dashboard/jobs/43');
  });

  it('follows links to pages when the window is narrow', async () => {
    windowWidth = 1279;
    document.documentElement.dataset.jobView = 'split';
    const router = visitList();
    await userEvent.click(await screen.findByRole('link', { name: 'Clerk' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Clerk' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/dashboard/jobs/42');
  });

  it('shows the list alone again when List is pressed', async () => {
    const router = visitList('/dashboard/jobs?job=43');
    await findChosen(driver);
    await userEvent.click(screen.getByRole('button', { name: 'List' }));

    expect(screen.queryByRole('region', { name: 'Chosen job' })).toBeNull();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(document.cookie).not.toContain('job_view');
    expect(requests.lists).toBe(1);
  });

  it('saves the job', async () => {
    mockEndpoint(saveJob, () => ({ saved: true as const }));
    visitList();
    await split();
    await userEvent.click(await (await findPane()).findByRole('button', { name: 'Save Cook' }));
    expect((await findPane()).getByRole('button', { name: 'Saved Cook' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('says so when the job does not exist or does not load, beside a list that works', async () => {
    let isUp = false;
    visitList('/dashboard/jobs?job=99');
    expect(await (await findPane()).findByText('Job not found')).toBeVisible();

    mockEndpoint(viewJob, () => (isUp ? { job: clerk } : failWith('unavailable')));
    await userEvent.click(getLink(clerk));
    expect(await (await findPane()).findByText('Failed to fetch the job. Please try again.')).toBeVisible();
    isUp = true;
    await userEvent.click((await findPane()).getByRole('button', { name: 'Try again' }));
    expect(await findChosen(clerk)).toBeVisible();
  });
});
