import { listOrganizationJobs } from '@foothold/shared/contract';
import { aJob, answer, refuse } from '@foothold/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closed, cook, expired, holding, openJobs } from '../../testing/jobs';

it('counts the jobs, and shows the active ones first', async () => {
  holding(cook, closed, expired, aJob({ job_title: 'Clerk' }));
  openJobs();

  expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  expect(terms).toEqual(['Active Jobs', 'Closed Jobs', 'Expired Jobs']);
  expect(screen.getAllByRole('definition').map((count) => count.textContent)).toEqual(['2', '1', '1']);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Active 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Create Job' })).toHaveAttribute('href', '/dashboard/create-job');
});

it('tells of each job when it was posted, what it says and where its applications are', async () => {
  const created_at = new Date(Date.now() - 3 * 86_400_000).toISOString();
  holding(aJob({ id: 21, created_at, job_description: 'word '.repeat(60), application_count: 12 }));
  openJobs();

  const card = within(await screen.findByRole('article', { name: 'Backend Engineering Intern' }));
  expect(card.getByText('Active')).toBeVisible();
  expect(card.getByText(/^Posted 3 days ago/)).toBeVisible();
  expect(card.getByText(/^word .+…$/).textContent?.length).toBeLessThanOrEqual(151);
  expect(card.getByText('12 applications')).toBeVisible();
  expect(card.getByRole('link', { name: 'View Applications' })).toHaveAttribute('href', '/dashboard/jobs/7/21');
});

it.each([
  ['Closed', closed],
  ['Expired', expired],
])('labels %s jobs instead of linking to their applications', async (tab, job) => {
  holding(cook, closed, expired);
  const router = openJobs();
  await userEvent.click(await screen.findByRole('link', { name: `${tab} 1` }));

  const card = within(await screen.findByRole('article', { name: job.job_title }));
  expect(card.getAllByText(tab)).toHaveLength(2);
  expect(card.queryByRole('link')).toBeNull();
  expect(router.state.location.search).toBe(`?tab=${tab}`);
});

it('leads a company without jobs to its first one', async () => {
  holding();
  openJobs();
  expect(await screen.findByRole('heading', { name: 'No Active jobs found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Your First Job' })).toHaveAttribute('href', '/dashboard/create-job');
});

it.each(['Closed', 'Expired'])('says that there are no %s jobs', async (tab) => {
  holding();
  openJobs(`/dashboard/jobs?tab=${tab}`);
  expect(await screen.findByRole('heading', { name: `No ${tab} jobs found` })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create Your First Job' })).toBeNull();
});

it('pages a long list, and leaves a page that is not there any more', async () => {
  holding(...Array.from({ length: 21 }, (_, index) => aJob({ job_title: `Job ${index}` })));
  const router = openJobs();
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }));
  expect(await screen.findByText('21 to 21 of 21')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);

  await act(() => router.navigate('/dashboard/jobs?tab=Active&page=9'));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=Active'));
});

it('says when the jobs could not be fetched, and tries again', async () => {
  answer(listOrganizationJobs, () => refuse('unavailable'));
  openJobs();
  const again = await screen.findByRole('button', { name: /Try again/ });
  expect(screen.getByText('Failed to fetch jobs. Please try again later.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();

  holding(cook);
  await userEvent.click(again);
  expect(await screen.findByRole('article', { name: 'Cook' })).toBeVisible();
});
