import { editJob, viewOwnJob } from '@foothold/shared/contract';
import { aJob, failWith, mockEndpoint } from '@foothold/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJobDraft, anOwnJob, mockJobDrafts, visitJobForm } from '../../testing/jobForm';

const job = aJob({ id: 21, q1: 'Can you start on 3 June?' });
const stored = anOwnJob(job);
const open = () => visitJobForm('/edit-job/21');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

beforeEach(() => {
  mockJobDrafts();
  mockEndpoint(viewOwnJob, () => stored);
});

afterEach(() => {
  jest.useRealTimers();
});

describe('EditJobPage', () => {
  it('shows the stored job in the form', async () => {
    open();
    expect(await screen.findByLabelText('Job title')).toHaveValue('Backend Engineering Intern');
    expect(screen.getByLabelText('Field')).toHaveValue('Science');
    expect(screen.getByRole('radio', { name: 'Paid Stipend' })).toBeChecked();
    expect(screen.getByLabelText('Currency')).toHaveValue('Naira');
    expect(screen.getByLabelText('Stipend amount per month')).toHaveValue('150,000');
    expect(screen.getByLabelText('Deadline')).toHaveValue('31/01/2030');
    expect(screen.getByLabelText(/Question 1/)).toHaveValue('Can you start on 3 June?');
  });

  it('saves, shows a message and opens the list of jobs after two seconds', async () => {
    const sent: unknown[] = [];
    mockEndpoint(editJob, ({ params, body }) => {
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
    jest.useRealTimers();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/jobs'));
  });

  it('requires the job requirements', async () => {
    open();
    await userEvent.clear(await screen.findByLabelText('Job requirements'));
    await save();
    expect(await screen.findByText('Job requirements are required.')).toBeVisible();
  });

  it('shows an error and keeps the input when saving fails', async () => {
    mockEndpoint(editJob, () => failWith('unavailable'));
    open();
    await userEvent.type(await screen.findByLabelText('Department'), ' II');
    await save();
    expect(await screen.findByText('Failed to save job. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Department')).toHaveValue('Engineering II');
  });

  it('shows a not-found page when the job is of another company', async () => {
    mockEndpoint(viewOwnJob, () => failWith('not_found'));
    open();
    expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeVisible();
  });

  describe('when the job was saved in another window', () => {
    const fresh = { ...stored, job: { ...job, department: 'Platform', deadline: '2030-02-28' }, revision: 5 };
    const sent: unknown[] = [];
    beforeEach(() => {
      sent.length = 0;
      mockEndpoint(editJob, ({ body }) => {
        sent.push([body.department, body.revision]);
        return body.revision === 5 ? { job, message: 'Job updated successfully' } : failWith('outdated');
      });
    });

    async function saveTooLate() {
      open();
      await userEvent.type(await screen.findByLabelText('Department'), ' II');
      mockEndpoint(viewOwnJob, () => fresh);
      await save();
      const card = await screen.findByRole('article', { name: 'A newer version' });
      await waitFor(() => expect(card).toHaveFocus());
      return within(card);
    }

    it('shows what differs in the newer version', async () => {
      const newer = await saveTooLate();
      expect(newer.getByText('This was changed in another window meanwhile.')).toBeVisible();
      expect(newer.getAllByRole('term').map((term) => term.textContent)).toEqual(['Department', 'Deadline']);
      expect(newer.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
        'Platform',
        '28 February 2030',
      ]);
      expect(screen.getByLabelText('Department')).toHaveValue('Engineering II');
    });

    it('fills the form with the newer version when that is chosen', async () => {
      const newer = await saveTooLate();
      await userEvent.click(newer.getByRole('button', { name: 'Use the newer version' }));
      expect(screen.getByLabelText('Department')).toHaveValue('Platform');
      await save();
      expect(await screen.findByText('Job updated successfully')).toBeVisible();
      expect(sent).toEqual([
        ['Engineering II', 4],
        ['Platform', 5],
      ]);
    });

    it('overwrites the newer version when that is chosen', async () => {
      const newer = await saveTooLate();
      await userEvent.click(newer.getByRole('button', { name: 'Save mine instead' }));
      expect(await screen.findByText('Job updated successfully')).toBeVisible();
      expect(sent.at(-1)).toEqual(['Engineering II', 5]);
    });

    it('shows the notice at once when the draft is older than the job', async () => {
      mockJobDrafts(aJobDraft({ ...job, department: 'Left here', revision: 3 }));
      open();
      const card = within(await screen.findByRole('article', { name: 'A newer version' }));
      expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual(['Department']);
      expect(screen.getByLabelText('Department')).toHaveValue('Left here');
    });
  });
});
