import { editJob, listLocations, listOrganizationJobs, viewJob } from '@foothold/shared/contract';
import { aJob, anIdentity, answer, refuse, visit } from '@foothold/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const company = anIdentity({ role: 'organization', role_specific_id: 7 });
const job = aJob({ id: 21, q1: 'Can you start on 3 June?' });
const open = () => visit(area.routes, '/edit-job/21', { as: company });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

beforeEach(() => {
  answer(listLocations, () => ({ data: [] }));
  answer(viewJob, () => ({ job }));
  answer(listOrganizationJobs, () => ({
    jobs: [],
    counts: { Active: 0, Closed: 0, Expired: 0 },
    total: 0,
    next_page: null,
  }));
});

afterEach(() => {
  jest.useRealTimers();
});

it('opens filled in', async () => {
  open();
  expect(await screen.findByLabelText('Job title')).toHaveValue('Backend Engineering Intern');
  expect(screen.getByLabelText('Field')).toHaveValue('Science');
  expect(screen.getByRole('radio', { name: 'Paid Stipend' })).toBeChecked();
  expect(screen.getByLabelText('Currency')).toHaveValue('Naira');
  expect(screen.getByLabelText('Stipend amount per month')).toHaveValue('150,000');
  expect(screen.getByLabelText('Deadline')).toHaveValue('31/01/2030');
  expect(screen.getByLabelText(/Question 1/)).toHaveValue('Can you start on 3 June?');
});

it('saves, says so and returns to the jobs after two seconds', async () => {
  const sent: unknown[] = [];
  answer(editJob, ({ params, body }) => {
    sent.push({ ...params, job_title: body.job_title });
    return { job, message: 'Job updated successfully' };
  });
  const router = open();
  const title = await screen.findByLabelText('Job title');
  await userEvent.clear(title);
  await userEvent.type(title, 'Data Intern');

  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Job updated successfully')).toBeVisible();
  expect(sent).toEqual([{ id: 21, job_title: 'Data Intern' }]);

  await act(() => jest.advanceTimersByTimeAsync(1900));
  expect(router.state.location.pathname).toBe('/edit-job/21');
  await act(() => jest.advanceTimersByTimeAsync(200));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/jobs'));
});

it('wants the requirements too', async () => {
  open();
  await userEvent.clear(await screen.findByLabelText('Job requirements'));
  await save();
  expect(await screen.findByText('Job requirements are required.')).toBeVisible();
});

it('says when it could not be saved, and keeps what is written', async () => {
  answer(editJob, () => refuse('unavailable'));
  open();
  await userEvent.type(await screen.findByLabelText('Department'), ' II');
  await save();
  expect(await screen.findByText('Failed to save job. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('Department')).toHaveValue('Engineering II');
});

it('does not open for another company’s job', async () => {
  answer(viewJob, () => ({ job: aJob({ org_id: 8 }) }));
  open();
  expect(await screen.findByText('This does not exist or has been removed.')).toBeVisible();
});
