import { expireSession, storeUnsavedInput } from '@foothold/shared/auth';
import {
  createJob,
  deleteJobDraft,
  editJob,
  type JobDraftContent,
  saveJobDraft,
  viewJobDraft,
  viewOwnJob,
} from '@foothold/shared/contract';
import { aJob, failWith, mockEndpoint, neverRespond } from '@foothold/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJobDraft, mockJobDrafts, platformToday, visitJobForm } from '../../testing/jobForm';

function answerWithEndedSession() {
  mockJobDrafts();
  mockEndpoint(saveJobDraft, () => failWith('signed_out'));
}

const title = () => screen.findByLabelText('Job title');
const whole: Partial<JobDraftContent> = {
  ...({ job_title: 'Cook', department: 'Kitchen', field: 'Art', duration: '3 months', env_mode: 'remote' } as const),
  ...({ stipend: 0, deadline: '2099-01-31', job_description: 'Cook with us.' } as const),
};
const job = aJob({ id: 21, job_title: 'Cook' });
const stored = {
  ...{ job, revision: 4, saves: 0 },
  applications: { Applied: 0, Viewed: 0, Interview: 0, Accepted: 0, Rejected: 0, Withdrawn: 0 },
};

describe('job drafts', () => {
  it('saves a new job while typing and shows that it is saved', async () => {
    const { saved } = mockJobDrafts();
    visitJobForm();
    await userEvent.type(await title(), 'Coo');
    expect(screen.queryByText('Draft saved')).toBeNull();
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(saved).toEqual([{ job: 'new', content: expect.objectContaining({ job_title: 'Coo', field: null }) }]);
  });

  it('fills the form with the saved draft', async () => {
    mockJobDrafts(aJobDraft({ ...whole, stipend: 1, currency: 'Naira', q1: 'Can you cook?' }));
    visitJobForm();
    expect(await title()).toHaveValue('Cook');
    expect(screen.getByLabelText('Field')).toHaveValue('Art');
    expect(screen.getByRole('radio', { name: 'Paid Stipend' })).toBeChecked();
    expect(screen.getByLabelText('Currency')).toHaveValue('Naira');
    expect(screen.getByLabelText('Deadline')).toHaveValue('31/01/2099');
    expect(screen.getByLabelText(/Question 1/)).toHaveValue('Can you cook?');
    expect(screen.getByText('Draft saved')).toBeVisible();
  });

  it('saves the input when the page is left while typing', async () => {
    const { saved } = mockJobDrafts();
    visitJobForm();
    await userEvent.type(await title(), 'Half a ti');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(saved.at(-1)?.content.job_title).toBe('Half a ti'));
  });

  it('sends the reference of the draft when the job is posted', async () => {
    const { saved } = mockJobDrafts(aJobDraft(whole));
    const sent: unknown[] = [];
    mockEndpoint(createJob, ({ body }) => {
      sent.push(body.draft);
      return { job, message: 'Job Created Successfully!' };
    });
    visitJobForm();
    await title();
    await userEvent.click(screen.getByRole('button', { name: 'Create Job' }));
    expect(await screen.findByText('Job Created Successfully!')).toBeVisible();
    expect(sent).toEqual([{ writer: expect.stringMatching(/^\w{32}$/), seen: '2026-05-04T09:00:00.000Z' }]);
    expect(saved).toEqual([]);
  });

  it('deletes the draft and empties the form when the dialog is confirmed', async () => {
    const { deleted } = mockJobDrafts(aJobDraft(whole));
    visitJobForm();
    await title();
    await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard this draft?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.getByLabelText('Job title')).toHaveValue(''));
    expect(screen.queryByText('Draft saved')).toBeNull();
    expect(deleted).toEqual(['new']);
  });

  it('keeps the draft when deleting it fails', async () => {
    mockJobDrafts(aJobDraft(whole));
    mockEndpoint(deleteJobDraft, () => failWith('unavailable'));
    visitJobForm();
    await title();
    await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('The service is busy. Try again in a moment.')).toBeVisible();
    expect(screen.getByLabelText('Job title')).toHaveValue('Cook');
  });

  it('says that the draft is not saved when another window has changed it', async () => {
    mockJobDrafts();
    mockEndpoint(saveJobDraft, () => failWith('outdated'));
    visitJobForm();
    await userEvent.type(await title(), 'Cook');
    expect(await screen.findByText('Draft not saved. This was changed in another window meanwhile.')).toBeVisible();
    expect(screen.getByLabelText('Job title')).toHaveValue('Cook');
  });

  it('restores and saves the input when the session ended while typing', async () => {
    answerWithEndedSession();
    const first = visitJobForm();
    await userEvent.type(await title(), 'Cook');
    await waitFor(() => expect(sessionStorage.getItem('foothold-carried')).toContain('Cook'));
    await act(() => first.navigate('/elsewhere'));

    const { saved } = mockJobDrafts(aJobDraft({ job_title: 'Coo' }));
    visitJobForm();
    expect(await title()).toHaveValue('Cook');
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(saved.at(-1)?.content.job_title).toBe('Cook');
  });

  it('restores the input when the session ended elsewhere before it was sent, or while the login is loaded', async () => {
    mockJobDrafts();
    mockEndpoint(saveJobDraft, neverRespond);
    const first = visitJobForm();
    await userEvent.type(await title(), 'Coo');
    act(() => expireSession());
    expect(sessionStorage.getItem('foothold-carried')).toContain('Coo');
    await userEvent.type(await title(), 'k');
    window.dispatchEvent(new Event('pagehide'));
    await act(() => first.navigate('/elsewhere'));

    mockJobDrafts();
    visitJobForm();
    expect(await title()).toHaveValue('Cook');
  });

  it('ignores unsaved input when it is of another user', async () => {
    storeUnsavedInput(12345, 'job new', { job_title: 'Cook' });
    mockJobDrafts();
    visitJobForm();
    expect(await title()).toHaveValue('');
  });

  it('shows an error instead of an empty form when the draft fails to load', async () => {
    mockJobDrafts();
    mockEndpoint(viewJobDraft, () => failWith('unavailable'));
    visitJobForm();
    expect(await screen.findByText('The form did not load. The service is busy. Try again in a moment.')).toBeVisible();
    expect(screen.queryByLabelText('Job title')).toBeNull();
  });

  it('saves changes to a posted job as its draft and sends the reference when they are saved', async () => {
    const { saved } = mockJobDrafts();
    const sent: unknown[] = [];
    mockEndpoint(viewOwnJob, () => stored);
    mockEndpoint(editJob, ({ body }) => {
      sent.push([body.revision, typeof body.draft?.writer]);
      return { job, message: 'Job updated successfully' };
    });
    visitJobForm('/edit-job/21');
    await userEvent.type(await title(), 's');
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(saved).toEqual([{ job: 21, content: expect.objectContaining({ job_title: 'Cooks', revision: 4 }) }]);
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Job updated successfully')).toBeVisible();
    expect(sent).toEqual([[4, 'string']]);
  });

  describe('a duplicate', () => {
    it('starts as the job without its deadline and saves no draft', async () => {
      const { saved } = mockJobDrafts(aJobDraft({ job_title: 'Something else' }));
      mockEndpoint(viewOwnJob, () => stored);
      visitJobForm('/dashboard/create-job?from=21');
      expect(await title()).toHaveValue('Cook');
      expect(screen.getByLabelText('Deadline')).toHaveValue('');
      expect(screen.getByText(/^A copy of Cook\./)).toBeVisible();
      await userEvent.type(await title(), 's');
      window.dispatchEvent(new Event('pagehide'));
      expect(screen.queryByText(/draft/i)).toBeNull();
      expect(saved).toEqual([]);
    });

    it.each([
      ['keeps a start to come', '2099-03-01', '01/03/2099'],
      ['leaves out a start that has passed', '2020-03-01', ''],
    ])('%s', async (_, start_date, shown) => {
      mockJobDrafts();
      mockEndpoint(viewOwnJob, () => ({ ...stored, job: { ...stored.job, start_date } }));
      visitJobForm('/dashboard/create-job?from=21');
      await title();
      expect(screen.getByLabelText(/^Start date/)).toHaveValue(shown);
    });

    it('sends no reference of a draft when it is posted', async () => {
      mockJobDrafts();
      const sent: unknown[] = [];
      mockEndpoint(viewOwnJob, () => stored);
      mockEndpoint(createJob, ({ body }) => {
        sent.push([body.job_title, body.deadline, body.draft]);
        return { job, message: 'Job Created Successfully!' };
      });
      visitJobForm('/dashboard/create-job?from=21');
      await title();
      await userEvent.type(screen.getByLabelText('Deadline'), '31/01/2099');
      await userEvent.click(screen.getByRole('button', { name: 'Create Job' }));
      expect(await screen.findByText('Job Created Successfully!')).toBeVisible();
      expect(sent).toEqual([['Cook', '2099-01-31', undefined]]);
    });

    it('asks for confirmation when it is left with changes', async () => {
      mockJobDrafts();
      mockEndpoint(viewOwnJob, () => stored);
      const router = visitJobForm('/dashboard/create-job?from=21');
      await userEvent.type(await title(), 's');
      // In a task of its own, as when a link is clicked.
      setTimeout(() => router.navigate('/dashboard/jobs'));
      expect(await screen.findByRole('alertdialog', { name: 'Leave without posting?' })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/jobs'));
    });

    it('shows a not-found page when the job is not of this company', async () => {
      mockJobDrafts();
      mockEndpoint(viewOwnJob, () => failWith('not_found'));
      visitJobForm('/dashboard/create-job?from=22');
      expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeVisible();
    });
  });

  describe('preview', () => {
    const preview = async () => userEvent.click(await screen.findByRole('button', { name: 'Preview' }));

    it('shows the input as students will see it and returns to the form', async () => {
      mockJobDrafts(aJobDraft({ ...whole, job_requirements: '- Taste\n- Patience', deadline: platformToday }));
      const router = visitJobForm();
      await preview();
      const shown = within(await screen.findByRole('region', { name: 'Preview' }));
      expect(shown.getByRole('heading', { level: 2, name: 'Cook' })).toBeVisible();
      expect(shown.getByText('Harmattan Systems · Kitchen')).toBeVisible();
      expect(shown.getByText('Unpaid')).toBeVisible();
      expect(shown.getByText('Closes tonight')).toBeVisible();
      expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Patience');
      expect(router.state.location.hash).toBe('#preview');

      await userEvent.click(shown.getByRole('button', { name: 'Back to editing' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Preview' })).toHaveFocus());
      expect(screen.getByLabelText('Job title')).toHaveValue('Cook');
    });

    it('posts the job when its button is pressed in the preview', async () => {
      mockJobDrafts(aJobDraft({ ...whole, deadline: '2099-01-31' }));
      mockEndpoint(createJob, () => ({ job: aJob(), message: 'Job Created Successfully!' }));
      const router = visitJobForm();
      await preview();
      await userEvent.click(await screen.findByRole('button', { name: 'Create Job' }));
      expect(await screen.findByText('Job Created Successfully!')).toBeVisible();
      await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/jobs'));
      await act(() => router.navigate(-1));
      expect(router.state.location).toMatchObject({ pathname: '/dashboard/create-job', hash: '' });
    });

    it('goes back one step when its button is double-clicked', async () => {
      mockJobDrafts();
      const router = visitJobForm('/dashboard/jobs');
      await act(() => router.navigate('/dashboard/create-job'));
      await preview();
      await userEvent.dblClick(await screen.findByRole('button', { name: 'Back to editing' }));
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull());
      expect(router.state.location).toMatchObject({ pathname: '/dashboard/create-job', hash: '' });
    });

    it('returns to the first error when posting from the preview fails validation', async () => {
      mockJobDrafts();
      visitJobForm();
      await title();
      mockEndpoint(viewJobDraft, neverRespond);
      await preview();
      await userEvent.click(await screen.findByRole('button', { name: 'Create Job' }));
      await waitFor(() => expect(screen.getByText('Job title is required.')).toBeVisible());
      await waitFor(() => expect(screen.getByLabelText('Job title')).toHaveFocus());
      await preview();
      expect(await screen.findByRole('region', { name: 'Preview' })).toBeVisible();
    });

    it('shows placeholders when most fields are empty', async () => {
      mockJobDrafts();
      visitJobForm();
      await preview();
      expect(await screen.findByRole('heading', { name: 'Untitled Position' })).toBeVisible();
      expect(screen.getByText('No description available.')).toBeVisible();
    });
  });
});
