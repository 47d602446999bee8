import { viewJob } from '@foothold/shared/contract';
import { aJob, anIdentity, answer, refuse, visit } from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const student = anIdentity();
const open = (address = '/dashboard/jobs/5') => visit(area.routes, address, { as: student });

it('shows the whole job, with its requirements as bullets', async () => {
  answer(viewJob, () => ({
    job: aJob({
      id: 5,
      job_title: 'Cook',
      job_description: 'Feed forty people.',
      job_requirements: '1. A clean kitchen\n- Patience\nNo smokers',
    }),
  }));
  open();

  expect(await screen.findByRole('heading', { level: 1, name: 'Cook' })).toBeVisible();
  expect(screen.getByText('Feed forty people.')).toBeVisible();
  const requirements = within(screen.getByRole('region', { name: 'Requirements' }));
  expect(requirements.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'A clean kitchen',
    'Patience',
  ]);
  expect(requirements.getByText('No smokers')).toBeVisible();
});

it('leads on to the application', async () => {
  answer(viewJob, () => ({ job: aJob({ id: 5, org_id: 7 }) }));
  open();

  expect(await screen.findByRole('link', { name: 'Apply' })).toHaveAttribute('href', '/dashboard/jobs/5/apply/7');
});

it('says Applied to whoever has applied', async () => {
  answer(viewJob, () => ({ job: aJob({ applied_user_ids: [student.user_id] }) }));
  open();

  expect(await screen.findByText('You have already applied for this job.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull();
});

it.each([
  ['Expired', { days_left: -2, display_status: 'Expired' }],
  ['Closed', { status: 0, display_status: 'Closed' }],
] as const)('takes no application for a job that is %s', async (word, over) => {
  answer(viewJob, () => ({ job: aJob(over) }));
  open();

  expect(await screen.findByRole('button', { name: word })).toBeDisabled();
  expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull();
});

it.each(['not_found', 'invalid_input'] as const)('says that there is no such job (%s)', async (code) => {
  answer(viewJob, () => refuse(code));
  open();

  expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeVisible();
  expect(screen.getByText('The job you are looking for does not exist or has been removed.')).toBeVisible();
});

it('says that the job could not be fetched, and tries again', async () => {
  let up = false;
  answer(viewJob, () => (up ? { job: aJob({ job_title: 'Cook' }) } : refuse('unavailable')));
  open();
  expect(await screen.findByText('Failed to fetch jobs. Please try again.')).toBeVisible();

  up = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cook' })).toBeVisible();
});
