import {
  createJob,
  explain,
  listLocations,
  listOrganizationJobs,
  type Output,
  viewReplyRecord,
} from '@foothold/shared/contract';
import { aJob, deferResponse, failWith, mockEndpoint, neverRespond } from '@foothold/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockJobDrafts, visitJobForm as open } from '../../testing/jobForm';

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create Job' }));
const field = (name: string | RegExp) => screen.getByLabelText(name);

beforeEach(() => void mockJobDrafts());

/** Mocks a server that accepts every job. Returns the request bodies. */
function mockCreateJob(): unknown[] {
  const sent: unknown[] = [];
  mockEndpoint(createJob, ({ body }) => {
    sent.push(body);
    return { job: aJob(), message: 'Job Created Successfully!' };
  });
  return sent;
}

async function write(name: string, text: string) {
  await userEvent.click(await screen.findByLabelText(name));
  await userEvent.paste(text);
}

async function fillIn() {
  await write('Job title', 'Ledger Engineering Intern');
  await write('Department', 'Engineering');
  await userEvent.selectOptions(field('Field'), 'Science');
  await write('Duration', '6 months');
  await userEvent.selectOptions(field('Work environment'), 'remote');
  await userEvent.click(screen.getByRole('radio', { name: 'No Stipend' }));
  await userEvent.type(field('Deadline'), '31/01/2099');
  await write('Job description', 'Write and test services.');
}

describe('CreateJobPage', () => {
  const record = { counted: 25, in_time_percent: 36, median_days: 4 };

  it('says before anything is typed that the company has to reply first, and why a job was refused', async () => {
    mockEndpoint(viewReplyRecord, () => ({ record, overdue: 3, posting: 'refused' as const }));
    const sentence = 'Reply to 3 overdue applications first. Then you can post a job.';
    open();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Reply now' })).toHaveAttribute('href', '/dashboard/replies');
    mockEndpoint(createJob, () => failWith('replies_overdue'));
    await fillIn();
    await submit();
    for (const alert of await screen.findAllByRole('alert'))
      expect(alert).toHaveTextContent(explain('replies_overdue'));
    expect(field('Job title')).toHaveValue('Ledger Engineering Intern');
  });

  it('says that a job will wait for its release, and afterwards that it does', async () => {
    mockEndpoint(viewReplyRecord, () => ({ record, overdue: 0, posting: 'held' as const }));
    mockEndpoint(createJob, () => ({ job: aJob(), message: 'Your job waits for its release by Foothold.' }));
    open();
    expect(
      await screen.findByText('This job will wait for its release by Foothold before students see it.'),
    ).toBeVisible();
    expect(
      screen.getByText('You replied in time to 36 % of 25 applications. Below 60 % an admin looks at new jobs first.'),
    ).toBeVisible();
    await fillIn();
    await submit();
    expect(await screen.findByText('Your job waits for its release by Foothold.')).toBeVisible();
  });

  it('can be filled in where the record does not load', async () => {
    mockEndpoint(viewReplyRecord, () => failWith('unavailable'));
    open();
    expect(await screen.findByLabelText('Job title')).toBeVisible();
  });

  it('proposes no internship letter for a permanent post, and posts what the company chooses', async () => {
    const sent = mockCreateJob();
    open();
    await fillIn();
    const letter = screen.getByRole('checkbox', { name: 'Applicants send an internship letter' });
    expect(letter).toBeChecked();
    for (const [name, text] of [
      ['Job title', 'Ledger Engineer'],
      ['Duration', 'Permanent'],
    ] as const) {
      await userEvent.clear(field(name));
      await write(name, text);
    }
    expect(letter).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('No letter needed')).toBeVisible();
    await submit();
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ letter_required: 0 })]));
  });

  it('proposes an internship letter by the kind of the job', async () => {
    open();
    const letter = await screen.findByRole('checkbox', { name: 'Applicants send an internship letter' });
    await userEvent.selectOptions(field(/^Kind of job/), 'NYSC');
    expect(letter).not.toBeChecked();
    await userEvent.selectOptions(field(/^Kind of job/), 'SIWES');
    expect(letter).toBeChecked();
  });

  it('shows title and subtitle', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Create Job Posting' })).toBeVisible();
    expect(screen.getByText('Fill in the details to create a new job opportunity')).toBeVisible();
  });

  it('posts an unpaid job, shows a message and opens the list of jobs', async () => {
    const sent = mockCreateJob();
    const router = open();
    await fillIn();
    await submit();

    expect(await screen.findByText('Job Created Successfully!')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/jobs'));
    expect(sent).toEqual([
      expect.objectContaining({
        org_id: 7,
        job_title: 'Ledger Engineering Intern',
        stipend: 0,
        currency: null,
        amount: null,
        q1: null,
      }),
    ]);
  });

  it('posts kind, start and openings where they are stated, and shows them in the preview', async () => {
    const sent = mockCreateJob();
    open();
    await fillIn();
    await userEvent.selectOptions(field(/^Kind of job/), 'SIWES');
    await userEvent.type(field(/^Start date/), '01/03/2099');
    await write('Number of openings (optional)', '4');
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    const preview = await screen.findByRole('region', { name: 'Preview' });
    expect(within(preview).getByText('Starts 1 March 2099')).toBeVisible();
    expect(within(preview).getByText('4 openings')).toBeVisible();
    await userEvent.click(within(preview).getByRole('button', { name: 'Create Job' }));
    await screen.findByText('Job Created Successfully!');
    expect(sent).toEqual([expect.objectContaining({ kind: 'siwes', start_date: '2099-03-01', openings: 4 })]);
  });

  it('promises a reply in ten days, or in as many as the company says', async () => {
    const sent = mockCreateJob();
    open();
    await fillIn();
    expect(field('Days to reply')).toHaveValue('10');
    await userEvent.clear(field('Days to reply'));
    await write('Days to reply', '30');
    await submit();
    expect(await screen.findByText('Write the days to reply in figures, from 3 to 21.')).toBeVisible();
    await userEvent.clear(field('Days to reply'));
    await write('Days to reply', '14');
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    const preview = await screen.findByRole('region', { name: 'Preview' });
    expect(within(preview).getByText('Replies by 14 February')).toBeVisible();
    await userEvent.click(within(preview).getByRole('button', { name: 'Create Job' }));
    await screen.findByText('Job Created Successfully!');
    expect(sent).toEqual([expect.objectContaining({ reply_days: 14 })]);
  });

  it('states none of these by itself, and refuses a number of openings that is none', async () => {
    const sent = mockCreateJob();
    open();
    await fillIn();
    await write('Number of openings (optional)', 'a few');
    await submit();
    expect(await screen.findByText('Write the number of openings in figures, from 1 to 999.')).toBeVisible();
    await userEvent.clear(field(/^Number of openings/));
    await submit();
    await screen.findByText('Job Created Successfully!');
    expect(sent).toEqual([expect.objectContaining({ kind: null, start_date: null, openings: null })]);
  });

  it('does not post again when the button is pressed before the navigation ends', async () => {
    const sent = mockCreateJob();
    mockEndpoint(listOrganizationJobs, neverRespond);
    const router = open();
    await fillIn();
    await submit();
    await waitFor(() => expect(router.state.navigation.state).toBe('loading'));

    await act(() => router.navigate('#anywhere'));
    await userEvent.click(screen.getByRole('button', { name: /^Creat/ }));
    expect(screen.getByRole('button', { name: 'Preview' })).toBeDisabled();
    expect(sent).toHaveLength(1);
  });

  it('requires currency and amount when the job is paid, and has chosen the company’s usual currency', async () => {
    const sent = mockCreateJob();
    open();
    await fillIn();
    expect(screen.queryByLabelText('Currency')).toBeNull();

    await userEvent.click(screen.getByRole('radio', { name: 'Paid Stipend' }));
    expect(field('Currency')).toHaveValue('Naira');
    await userEvent.selectOptions(field('Currency'), 'Select a currency');
    await submit();
    expect(await screen.findByText('Currency is required.')).toBeVisible();
    expect(screen.getByText('Stipend amount is required.')).toBeVisible();

    await userEvent.selectOptions(field('Currency'), 'Ghana Cedis');
    await userEvent.type(field('Stipend amount per month'), '1,500');
    await submit();
    expect(await screen.findByText('Job Created Successfully!')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ stipend: 1, currency: 'Ghana Cedis', amount: '1,500' })]);
  });

  it('remarks on a start before the deadline', async () => {
    open();
    await fillIn();
    const start = field(/^Start date/);
    const remark = 'This is before the deadline, until which people can apply.';
    await userEvent.type(start, '01/01/2098');
    await userEvent.tab();
    expect(start).toHaveAccessibleDescription(remark);
    await userEvent.clear(start);
    await userEvent.type(start, '01/03/2099');
    await userEvent.tab();
    expect(start).not.toHaveAccessibleDescription(remark);
  });

  it('sends no pay when the job is made unpaid again', async () => {
    const sent = mockCreateJob();
    open();
    await fillIn();
    await userEvent.click(screen.getByRole('radio', { name: 'Paid Stipend' }));
    await userEvent.selectOptions(field('Currency'), 'Naira');
    await userEvent.type(field('Stipend amount per month'), '150,000');
    await userEvent.click(screen.getByRole('radio', { name: 'No Stipend' }));
    await submit();

    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ stipend: 0, currency: null, amount: null })]));
  });

  it('shows an error while typing when the title has special characters', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Job title'), 'Intern *');
    expect(await screen.findByText('Special characters are not allowed.')).toBeVisible();
    expect(field('Job title')).toHaveAttribute('aria-invalid', 'true');

    await userEvent.type(field('Job title'), '{Backspace}& Ọ̀gá');
    await waitFor(() => expect(screen.queryByText('Special characters are not allowed.')).toBeNull());
  });

  it('shows an error for each missing field and focuses the first', async () => {
    open();
    await screen.findByLabelText('Job title');
    await submit();

    const missing = 'Job title,Department,Field,Duration,Work environment,Location,Stipend,Deadline,Job description';
    for (const name of missing.split(',')) expect(await screen.findByText(`${name} is required.`)).toBeVisible();
    expect(field('Job title')).toHaveFocus();
  });

  it.each(['onsite', 'hybrid'])('requires a location when the job is %s', async (mode) => {
    open();
    await fillIn();
    await userEvent.selectOptions(field('Work environment'), mode);
    await submit();
    expect(await screen.findByText('Location is required.')).toBeVisible();
  });

  it('rejects a deadline before today', async () => {
    open();
    await fillIn();
    await userEvent.clear(field('Deadline'));
    await userEvent.type(field('Deadline'), '03/05/2026');
    await submit();
    expect(await screen.findByText('Deadline cannot be in the past.')).toBeVisible();
  });

  it('adds up to five questions and keeps them when they are hidden', async () => {
    const sent = mockCreateJob();
    open();
    await fillIn();
    expect(screen.queryByLabelText(/Question/)).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Add Questions' }));
    expect(screen.getAllByLabelText(/^Question \d/)).toHaveLength(5);
    await userEvent.type(field(/Question 1/), 'Can you start on 3 June?');
    await userEvent.click(screen.getByRole('button', { name: 'Hide Questions' }));
    expect(screen.getByText('1 question goes with this job.')).toBeVisible();
    await submit();

    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ q1: 'Can you start on 3 June?', q2: null })]));
  });

  it('suggests known locations and accepts any other', async () => {
    const sent = mockCreateJob();
    open();
    await fillIn();
    const location = await screen.findByRole('combobox', { name: /Location/ });
    await userEvent.click(location);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Lagos', 'Kano']);

    await userEvent.type(location, 'Epe');
    await submit();
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ location: 'Epe', deadline: '2099-01-31' })]));
  });

  it('says that locations are missing when they fail to load', async () => {
    mockEndpoint(listLocations, () => failWith('unavailable'));
    open();
    expect(await screen.findByText(/^Error fetching locations\./)).toBeVisible();
  });

  it('keeps the input and shows the error at its field when the server rejects it', async () => {
    mockEndpoint(createJob, () => failWith('invalid_input', { department: 'At most 80 characters.' }));
    open();
    await fillIn();
    await submit();
    expect(await screen.findByText('At most 80 characters.')).toBeVisible();
    expect(field('Job title')).toHaveValue('Ledger Engineering Intern');
  });

  it('shows an error and keeps the input when posting fails', async () => {
    mockEndpoint(createJob, () => failWith('unavailable'));
    open();
    await fillIn();
    await submit();
    expect(await screen.findByText('Failed to create job. Please try again.')).toBeVisible();
    expect(field('Job description')).toHaveValue('Write and test services.');
  });

  it('sends one request when the button is pressed twice', async () => {
    let requests = 0;
    const slow = deferResponse<Output<typeof createJob>>();
    mockEndpoint(createJob, () => {
      requests += 1;
      return slow.response;
    });
    open();
    await fillIn();
    await submit();
    const busy = await screen.findByRole('button', { name: 'Creating Job...' });
    await userEvent.click(busy);
    expect(busy).toHaveAttribute('aria-busy', 'true');
    slow.respond({ job: aJob(), message: 'Job Created Successfully!' });
    expect(await screen.findByText('Job Created Successfully!')).toBeVisible();
    expect(requests).toBe(1);
  });
});
