import {
  type Account,
  applyToJob,
  listAccounts,
  listDocuments,
  listSchools,
  updateStudent,
  viewApplicationDraft,
  viewJob,
} from '@foothold/shared/contract';
import {
  aJob,
  anApplication,
  anIdentity,
  aStudent,
  deferResponse,
  failWith,
  mockEndpoint,
  visit,
} from '@foothold/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const student = anIdentity();
const account = (over: Partial<Account> = {}): Account => ({
  user_id: student.user_id,
  email: student.email,
  organization_id: null,
  student: aStudent(),
  organization: null,
  ...over,
});
const pdf = (name: string, size = 2000) => new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const open = (address = '/dashboard/jobs/5/apply/7') => visit(area.routes, address, { as: student });
const submit = () => screen.findByRole('button', { name: 'Submit application' });
const sent = { application: anApplication(), message: 'Your application has been submitted!' };

async function fillIn() {
  await submit();
  await userEvent.upload(screen.getByLabelText('Résumé'), pdf('ada.pdf'));
  await userEvent.upload(screen.getByLabelText('Internship letter'), pdf('siwes.pdf'));
  await userEvent.type(screen.getByLabelText('Cover letter'), 'I built a ledger.');
}

beforeEach(() => {
  mockEndpoint(viewJob, () => ({
    job: aJob({ id: 5, org_id: 7, job_title: 'Cook', q1: 'Why us?', q3: 'When can you start?' }),
  }));
  mockEndpoint(listAccounts, () => ({ users: [account()], total: 1 }));
  mockEndpoint(viewApplicationDraft, () => ({ draft: null }));
  mockEndpoint(listDocuments, () => ({ documents: [] }));
});

it('shows the profile that goes with the application', async () => {
  open();
  await submit();
  for (const words of ['Chiamaka Okonkwo', student.email, 'University of Lagos', 'BSc Microbiology']) {
    expect(screen.getByText(words)).toBeVisible();
  }
});

it('can be sent once everything is there, and says what is still needed', async () => {
  open();
  expect(await submit()).toBeDisabled();
  expect(await submit()).toHaveAccessibleDescription(
    'Still needed: your résumé, an internship letter and a cover letter.',
  );

  await userEvent.upload(screen.getByLabelText('Résumé'), pdf('ada.pdf'));
  expect(await submit()).toHaveAccessibleDescription('Still needed: an internship letter and a cover letter.');

  await userEvent.upload(screen.getByLabelText('Internship letter'), pdf('siwes.pdf'));
  await userEvent.type(screen.getByLabelText('Cover letter'), 'I built a ledger.');
  expect(await submit()).toBeEnabled();
});

it('sends files, letter and the answers that were asked for', async () => {
  const asked = jest.fn();
  mockEndpoint(applyToJob, ({ body, files }) => {
    asked(
      body,
      Object.values(files).map(({ name }) => name),
    );
    return sent;
  });
  open();
  await fillIn();
  await userEvent.type(screen.getByLabelText(/Why us\?/), 'You cook.');
  await userEvent.click(await submit());

  expect(await screen.findByRole('heading', { name: 'Your application has been submitted!' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Back to jobs' })).toHaveAttribute('href', '/dashboard/jobs');
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({
      job_id: 5,
      org_id: 7,
      cover_letter: 'I built a ledger.',
      a1: 'You cook.',
      a2: null,
      a3: null,
    }),
    ['ada.pdf', 'siwes.pdf'],
  );
});

it.each([
  [new File(['x'], 'me.png', { type: 'image/png' }), 'Send a PDF, DOC or DOCX file.'],
  [pdf('big.pdf', 5 * 1024 * 1024 + 1), 'This file is larger than 5 MB.'],
])('refuses a file before it travels', async (file, sentence) => {
  open();
  await submit();
  await userEvent.upload(screen.getByLabelText('Résumé'), file, { applyAccept: false });

  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await submit()).toBeDisabled();
});

it('asks for a complete profile first', async () => {
  mockEndpoint(listAccounts, () => ({ users: [account({ student: aStudent({ university: null }) })], total: 1 }));
  open();
  await fillIn();

  expect(await submit()).toBeDisabled();
  expect(await submit()).toHaveAccessibleDescription('Required student information is missing.');
});

it('leads to the profile, and from there back to the application', async () => {
  const whole = aStudent();
  const stored = (student: Account['student']) =>
    mockEndpoint(listAccounts, () => ({ users: [account({ student })], total: 1 }));
  stored(aStudent({ course_of_study: null }));
  mockEndpoint(listSchools, () => ({ data: [] }));
  mockEndpoint(updateStudent, () => {
    stored(whole);
    return { student: whole, message: 'Profile Edited Successfully' };
  });
  const router = open();
  await userEvent.click(await screen.findByRole('link', { name: 'Complete profile' }));
  expect(await screen.findByRole('link', { name: 'Application' })).toHaveAttribute('href', '/dashboard/jobs/5/apply/7');

  await userEvent.type(screen.getByLabelText('Course of study'), 'Microbiology');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('BSc Microbiology')).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard/jobs/5/apply/7');
});

it('says so to whoever has applied before', async () => {
  mockEndpoint(viewJob, () => ({ job: aJob({ id: 5, org_id: 7, own_application: { id: 12, status: 'Viewed' } }) }));
  open();
  expect(await screen.findByRole('heading', { name: 'You have already applied for this job' })).toBeVisible();
});

it('says that a withdrawn application cannot be sent again', async () => {
  mockEndpoint(viewJob, () => ({ job: aJob({ id: 5, org_id: 7, own_application: { id: 12, status: 'Withdrawn' } }) }));
  open();
  const heading = 'You have withdrawn your application for this job';
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.queryByText(/already applied/)).toBeNull();
});

it('says so when another tab was faster', async () => {
  mockEndpoint(applyToJob, () => failWith('already_applied'));
  open();
  await fillIn();
  await userEvent.click(await submit());
  expect(await screen.findByRole('heading', { name: 'You have already applied for this job' })).toBeVisible();
});

it.each([
  ['unexpected', 'Failed to submit the application. Everything you filled in is still here.'],
  ['job_closed', 'Failed to submit the application. This position is no longer open.'],
] as const)('keeps everything when the server refuses (%s), and says why', async (code, sentence) => {
  mockEndpoint(applyToJob, () => failWith(code));
  open();
  await fillIn();
  await userEvent.click(await submit());

  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Cover letter')).toHaveValue('I built a ledger.');
  expect(screen.getByText('ada.pdf', { selector: 'b' })).toBeVisible();
  expect(await submit()).toBeEnabled();
});

it('offers another try after a lost connection, which the server takes for the same', async () => {
  const keys: (string | null)[] = [];
  const network = globalThis.fetch;
  const underway = (online: boolean) => {
    globalThis.fetch = (input, init) => {
      const isSending = String(input).endsWith('/apply-job');
      if (isSending) keys.push(new Headers(init?.headers).get('idempotency-key'));
      return online || !isSending ? network(input, init) : Promise.reject(new TypeError('lost'));
    };
  };
  mockEndpoint(applyToJob, () => sent);
  open();
  await fillIn();
  underway(false);
  await userEvent.click(await submit());
  expect(await screen.findByText(/You seem to be offline/)).toHaveTextContent(
    'Everything you filled in is still here.',
  );

  underway(true);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Your application has been submitted!' })).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

it('shows how far the files have travelled, and sends them once however often it is pressed', async () => {
  const asked = jest.fn();
  const slow = deferResponse<typeof sent>();
  mockEndpoint(applyToJob, () => {
    asked();
    return slow.answer;
  });
  open();
  await fillIn();
  await userEvent.dblClick(await submit());

  const [resume, letter] = await screen.findAllByRole('progressbar');
  expect(resume).toHaveAccessibleName('Sending ada.pdf');
  expect([resume, letter].map((bar) => bar?.getAttribute('value'))).toEqual(['1', '0']);
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeVisible();

  slow.release(sent);
  expect(await screen.findByRole('heading', { name: 'Your application has been submitted!' })).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('puts what the server says about a file beside it, and leads there', async () => {
  mockEndpoint(applyToJob, () => failWith('wrong_file_type', { resume: 'Send a PDF, DOC or DOCX file.' }));
  open();
  await fillIn();
  await userEvent.click(await submit());
  expect(await screen.findByText('Send a PDF, DOC or DOCX file.')).toBeVisible();
  expect(screen.getByLabelText('Résumé')).toHaveFocus();
});

it('takes the company from the job, whatever the address says', async () => {
  const router = open('/dashboard/jobs/5/apply/99');
  await submit();
  expect(router.state.location.pathname).toBe('/dashboard/jobs/5/apply/7');
});

it('takes no application for a job that has closed', async () => {
  mockEndpoint(viewJob, () => ({ job: aJob({ id: 5, org_id: 7, status: 0, display_status: 'Closed' }) }));
  open();
  expect(await screen.findByText('This position is no longer open.')).toBeVisible();
});

it('says what failed to load', async () => {
  mockEndpoint(listAccounts, () => failWith('unexpected'));
  open();
  expect(await screen.findByText('Failed to fetch user or job data')).toBeVisible();
});

it('says that there is no such job', async () => {
  mockEndpoint(viewJob, () => failWith('not_found'));
  open();
  expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeVisible();
});
