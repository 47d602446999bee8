import { listOrganizationJobs } from '@foothold/shared/contract';
import { aJob, aNotification, failWith, mockEndpoint, mockEvents } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activeJob, closedJob, expiredJob, mockJobs, visitJobs } from '../../testing/jobs';

describe('JobsPage', () => {
  it('shows the counts and opens the Active tab', async () => {
    mockJobs(activeJob, closedJob, expiredJob, aJob({ job_title: 'Clerk' }));
    visitJobs();

    expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    expect(terms).toEqual(['Active Jobs', 'Closed Jobs', 'Expired Jobs']);
    expect(screen.getAllByRole('definition').map((count) => count.textContent)).toEqual(['2', '1', '1']);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Active 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Create Job' })).toHaveAttribute('href', '/dashboard/create-job');
  });

  it('shows date, excerpt and applications of each job', async () => {
    const created_at = new Date(Date.now() - 3 * 86_400_000).toISOString();
    mockJobs(aJob({ id: 21, created_at, job_description: 'word '.repeat(60), application_count: 12 }));
    visitJobs();

    const card = within(await screen.findByRole('article', { name: 'Backend Engineering Intern' }));
    expect(card.getByText('Active')).toBeVisible();
    expect(card.getByText(/^Posted 3 days ago/)).toBeVisible();
    expect(card.getByText(/^word .+…$/).textContent?.length).toBeLessThanOrEqual(151);
    expect(card.getByText('12 applications')).toBeVisible();
    expect(card.getByRole('link', { name: 'View Applications' })).toHaveAttribute('href', '/dashboard/jobs/7/21');
  });

  it.each([
    ['Closed', closedJob],
    ['Expired', expiredJob],
  ])('shows a label instead of the button when a job is %s, and still links to its applications', async (tab, job) => {
    mockJobs(activeJob, ...[closedJob, expiredJob].map((over) => ({ ...over, application_count: 2 })));
    const router = visitJobs();
    await userEvent.click(await screen.findByRole('link', { name: `${tab} 1` }));

    const card = within(await screen.findByRole('article', { name: job.job_title }));
    expect(card.getAllByText(tab)).toHaveLength(2);
    expect(card.queryByRole('link', { name: 'View Applications' })).toBeNull();
    const applications = `/dashboard/jobs/${job.org_id}/${job.id}`;
    expect(card.getByRole('link', { name: '2 applications' })).toHaveAttribute('href', applications);
    expect(router.state.location.search).toBe(`?tab=${tab}`);
  });

  it('says when a job was closed, instead of until when it would have been open', async () => {
    mockJobs({ ...closedJob, closed_at: '2024-11-12T09:00:00.000Z' });
    visitJobs('/dashboard/jobs?tab=Closed');
    const card = within(await screen.findByRole('article', { name: closedJob.job_title }));
    expect(card.getByText(/Closed on 12 Nov 2024$/)).toBeVisible();
  });

  it('links to creating a job when the company has none', async () => {
    mockJobs();
    visitJobs();
    expect(await screen.findByRole('heading', { name: 'No Active jobs found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Your First Job' })).toHaveAttribute(
      'href',
      '/dashboard/create-job',
    );
  });

  it('does not speak of a first job when the company has a closed one', async () => {
    mockJobs(closedJob);
    visitJobs();
    expect(await screen.findByRole('heading', { name: 'No Active jobs found' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Create Job' })).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Create Your First Job' })).toBeNull();
  });

  it.each(['Closed', 'Expired'])('shows an empty state when there are no %s jobs', async (tab) => {
    mockJobs();
    visitJobs(`/dashboard/jobs?tab=${tab}`);
    expect(await screen.findByRole('heading', { name: `No ${tab} jobs found` })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create Your First Job' })).toBeNull();
  });

  it('shows 20 jobs, 20 more on request, and as many after a reload', async () => {
    mockJobs(...Array.from({ length: 45 }, (_, index) => aJob({ job_title: `Job ${index}` })));
    const router = visitJobs();
    expect(await screen.findByText('20 of 45 shown')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('40 of 45 shown')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Job 20' })).toHaveFocus();
    expect(router.state.location.search).toBe('?shown=40');

    visitJobs('/dashboard/jobs?shown=40');
    await waitFor(() => expect(screen.getAllByText('40 of 45 shown')).toHaveLength(2));
  });

  it('keeps the list and offers a retry when the next page fails', async () => {
    const jobs = mockJobs(...Array.from({ length: 21 }, (_, index) => aJob({ job_title: `Job ${index}` })));
    visitJobs();
    const more = await screen.findByRole('button', { name: 'Show more' });
    mockEndpoint(listOrganizationJobs, () => failWith('unavailable'));
    await userEvent.click(more);
    expect(await screen.findByText('Failed to fetch jobs. Please try again later.')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(20);

    mockJobs(...jobs);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Job 20' })).toBeVisible();
  });

  it('searches titles while typing, shows the matches of each tab and keeps the search in the URL', async () => {
    mockJobs(activeJob, closedJob, expiredJob, aJob({ job_title: 'Head Cook', status: 0, display_status: 'Closed' }));
    const router = visitJobs();
    await userEvent.type(await screen.findByLabelText('Search your jobs'), 'cook');

    expect(await screen.findByRole('link', { name: 'Closed 1' })).toBeVisible();
    expect(router.state.location.search).toBe('?tab=Active&q=cook');
    expect(screen.getAllByRole('definition').map((count) => count.textContent)).toEqual(['1', '2', '1']);
    await userEvent.click(screen.getByRole('link', { name: 'Closed 1' }));
    expect(await screen.findByRole('article', { name: 'Head Cook' })).toBeVisible();
    expect(screen.getByLabelText('Search your jobs')).toHaveValue('cook');
  });

  it('offers to clear the search when nothing matches', async () => {
    mockJobs(activeJob);
    visitJobs('/dashboard/jobs?tab=Active&q=tailor');
    expect(await screen.findByRole('heading', { name: 'No Active jobs found' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create Your First Job' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Clear search' }));
    expect(await screen.findByRole('article', { name: 'Cook' })).toBeVisible();
  });

  it('updates the count when an event about an application arrives', async () => {
    const jobs = mockJobs({ ...activeJob, application_count: 1 });
    visitJobs();
    expect(await screen.findByText('1 application')).toBeVisible();
    jobs[0] = { ...activeJob, application_count: 2 };
    await mockEvents.sendNotification(aNotification({ kind: 'application' }));
    expect(await screen.findByText('2 applications')).toBeVisible();
  });

  it('shows which jobs wait for their release, and why', async () => {
    const held = { at: '2026-11-20T08:00:00.000Z', counted: 25, in_time_percent: 52 };
    mockJobs({ ...activeJob, held });
    visitJobs();
    expect(await screen.findByText('Waits for its release by Foothold. Nobody else sees it until then.')).toBeVisible();
    expect(screen.getAllByText('Waiting')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'See your replies' })).toHaveAttribute('href', '/dashboard/replies');
    expect(screen.queryByRole('link', { name: 'View Applications' })).toBeNull();
  });

  it('shows an error and loads again on retry when the request fails', async () => {
    mockJobs(activeJob);
    mockEndpoint(listOrganizationJobs, () => failWith('unavailable'));
    visitJobs();
    const again = await screen.findByRole('button', { name: /Try again/ });
    expect(screen.getByText('Failed to fetch jobs. Please try again later.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();

    mockJobs(activeJob);
    await userEvent.click(again);
    expect(await screen.findByRole('article', { name: 'Cook' })).toBeVisible();
  });

  it('shows the reason and no actions when an admin took the job down', async () => {
    const taken_down = { at: '2026-11-20T08:00:00.000Z', reason: 'It asks applicants for a fee.' };
    mockJobs({ ...closedJob, taken_down });
    visitJobs('/dashboard/jobs?tab=Closed');

    const card = within(await screen.findByRole('article', { name: closedJob.job_title }));
    expect(card.getAllByText('Taken down')).toHaveLength(2);
    expect(card.getByText(/Taken down on 20 Nov/)).toBeVisible();
    expect(card.getByText('Reason: It asks applicants for a fee.')).toBeVisible();
    expect(card.queryByRole('button')).toBeNull();
  });
});
