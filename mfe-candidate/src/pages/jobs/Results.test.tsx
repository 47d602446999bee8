import { type Job, listJobs, viewJob } from '@foothold/shared/contract';
import { aJob, anIdentity, answer, refuse, visit } from '@foothold/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const student = anIdentity();
const open = (address = '/dashboard/jobs') => visit(area.routes, address, { as: student });
const page = (data: Job[], total = data.length, next_cursor: string | null = null) => ({
  jobs: { data, total, next_cursor, matched: [] },
});
const card = (name: string) => screen.findByRole('article', { name });

it('adds the next jobs below those that are there', async () => {
  answer(listJobs, ({ query }) =>
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

it('keeps what is there when the next jobs do not come, and tries again', async () => {
  let up = false;
  answer(listJobs, ({ query }) => {
    if (!query.cursor) return page([aJob({ job_title: 'First' })], 2, 'next');
    return up ? page([aJob({ job_title: 'Second' })], 2) : refuse('unavailable');
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
  answer(listJobs, () => (up ? page([aJob({ job_title: 'Cook' })]) : refuse('unavailable')));
  open();
  expect(await screen.findByText('Failed to fetch jobs. Please try again.')).toBeVisible();

  up = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await card('Cook')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toHaveTextContent('Failed'));
});

it('leads to a job and back to the same search', async () => {
  const job = aJob({ job_title: 'Cook' });
  answer(listJobs, () => page([job]));
  answer(viewJob, () => ({ job }));
  const router = open('/dashboard/jobs?q=cook');

  await userEvent.click(await screen.findByRole('link', { name: 'View Cook' }));
  await screen.findByRole('heading', { level: 1, name: 'Cook' });
  await userEvent.click(screen.getByRole('link', { name: 'Jobs' }));

  await screen.findByText('1 open role');
  expect(router.state.location.search).toBe('?q=cook');
});
