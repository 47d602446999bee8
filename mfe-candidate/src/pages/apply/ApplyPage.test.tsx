import {
  type Account,
  applyToJob,
  listAccounts,
  listDocuments,
  listSchools,
  saveApplicationDraft,
  updateStudent,
  viewApplicationDraft,
  viewJob,
} from '@foothold/shared/contract';
import {
  aJob,
  anApplication,
  anApplicationDraft,
  anIdentity,
  aStudent,
  deferResponse,
  failWith,
  mockEndpoint,
  visit,
} from '@foothold/shared/testing';
import { screen, waitFor } from '@testing-library/react';
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
const visitPage = (address = '/dashboard/jobs/5/apply/7') => visit(area.routes, address, { as: student });
const findSubmitButton = () => screen.findByRole('button', { name: 'Submit application' });
const sent = { application: anApplication(), message: 'Your application has been submitted!' };

async function fillIn() {
  await findSubmitButton();
  await userEvent.upload(screen.getByLabelText('Resume'), pdf('ada.pdf'));
  await userEvent.upload(screen.getByLabelText('Internship letter'), pdf('siwes.pdf'));
  await userEvent.type(screen.getByLabelText('Cover letter'), 'I built a ledger.');
}

describe('Candidate: apply page', () => {
  beforeEach(() => {
    mockEndpoint(viewJob, () => ({
      job: aJob({ id: 5, org_id: 7, job_title: 'Cook', q1: 'Why us?', q3: 'When can you start?' }),
    }));
    mockEndpoint(listAccounts, () => ({ users: [account()], total: 1 }));
    mockEndpoint(viewApplicationDraft, () => ({ draft: null }));
    mockEndpoint(listDocuments, () => ({ documents: [] }));
    mockEndpoint(saveApplicationDraft, () => ({ draft: anApplicationDraft() }));
  });

  it('shows the profile that is sent with the application', async () => {
    visitPage();
    await findSubmitButton();
    for (const words of ['Chiamaka Okonkwo', student.email, 'University of Lagos', 'BSc Microbiology']) {
      expect(screen.getByText(words)).toBeVisible();
    }
  });

  it('tells what is missing until the application can be submitted', async () => {
    visitPage();
    expect(await findSubmitButton()).toHaveAttribute('aria-disabled', 'true');
    expect(await findSubmitButton()).toBeEnabled();
    expect(await findSubmitButton()).toHaveAccessibleDescription(
      'Still needed: your resume, an internship letter and a cover letter.',
    );

    await userEvent.upload(screen.getByLabelText('Resume'), pdf('ada.pdf'));
    expect(await findSubmitButton()).toHaveAccessibleDescription(
      'Still needed: an internship letter and a cover letter.',
    );

    await userEvent.upload(screen.getByLabelText('Internship letter'), pdf('siwes.pdf'));
    await userEvent.type(screen.getByLabelText('Cover letter'), 'I built a ledger.');
    expect(await findSubmitButton()).not.toHaveAttribute('aria-disabled');
  });

  it('leads to the first gap and says what is missing when the button is pressed too early', async () => {
    visitPage();
    await userEvent.click(await findSubmitButton());
    await waitFor(() => expect(screen.getByLabelText('Resume')).toHaveFocus());
    for (const sentence of [
      'A resume is required.',
      'An internship letter is required.',
      'A cover letter is required.',
    ])
      expect(screen.getByText(sentence)).toBeVisible();

    await userEvent.upload(screen.getByLabelText('Resume'), pdf('ada.pdf'));
    await userEvent.click(await findSubmitButton());
    await waitFor(() => expect(screen.getByLabelText('Internship letter')).toHaveFocus());
    expect(screen.getByLabelText('Internship letter')).toHaveAccessibleDescription(
      /An internship letter is required\. A letter from your school that introduces you/,
    );
  });

  it('needs no internship letter when the job needs none', async () => {
    const asked = jest.fn();
    mockEndpoint(viewJob, () => ({ job: aJob({ id: 5, org_id: 7, letter_required: 0 }) }));
    mockEndpoint(applyToJob, ({ files }) => {
      asked(Object.keys(files));
      return sent;
    });
    visitPage();
    await userEvent.upload(await screen.findByLabelText('Resume'), pdf('ada.pdf'));
    expect(screen.getByText('Internship letter', { selector: 'label' })).toHaveTextContent('(optional)');
    expect(await findSubmitButton()).toHaveAccessibleDescription('Still needed: a cover letter.');
    await userEvent.type(screen.getByLabelText('Cover letter'), 'I built a ledger.');
    await userEvent.click(await findSubmitButton());
    expect(await screen.findByRole('heading', { name: 'Your application has been submitted!' })).toBeVisible();
    expect(asked).toHaveBeenCalledWith(['resume']);
  });

  it('sends the files, the cover letter and the answers', async () => {
    const asked = jest.fn();
    mockEndpoint(applyToJob, ({ body, files }) => {
      asked(
        body,
        Object.values(files).map(({ name }) => name),
      );
      return sent;
    });
    visitPage();
    await fillIn();
    await userEvent.type(screen.getByLabelText(/Why us\?/), 'You cook.');
    await userEvent.click(await findSubmitButton());

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
    [new File(['x'], 'me.png', { type: 'image/png' }), '“me.png” is not a PDF, DOC or DOCX file.'],
    [pdf('big.pdf', 5 * 1024 * 1024 + 1), '“big.pdf” is larger than 5 MB.'],
  ])('rejects an invalid file before the upload', async (file, sentence) => {
    visitPage();
    await findSubmitButton();
    await userEvent.upload(screen.getByLabelText('Resume'), file, { applyAccept: false });

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await findSubmitButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('leads to the profile instead of submitting when the profile is incomplete', async () => {
    mockEndpoint(listAccounts, () => ({ users: [account({ student: aStudent({ university: null }) })], total: 1 }));
    visitPage();
    await fillIn();

    expect(await findSubmitButton()).toHaveAttribute('aria-disabled', 'true');
    expect(await findSubmitButton()).toHaveAccessibleDescription('Required student information is missing.');
    await userEvent.click(await findSubmitButton());
    const link = screen.getByRole('link', { name: 'Complete profile' });
    expect(link).toHaveFocus();
    expect(link).toHaveAccessibleDescription(/Add your university before you apply\./);
  });

  it('links to the profile and back to the application', async () => {
    const whole = aStudent();
    const stored = (student: Account['student']) =>
      mockEndpoint(listAccounts, () => ({ users: [account({ student })], total: 1 }));
    stored(aStudent({ course_of_study: null }));
    mockEndpoint(listSchools, () => ({ data: [] }));
    mockEndpoint(updateStudent, () => {
      stored(whole);
      return { student: whole, message: 'Profile Edited Successfully' };
    });
    const router = visitPage();
    await userEvent.click(await screen.findByRole('link', { name: 'Complete profile' }));
    expect(await screen.findByRole('link', { name: 'Application' })).toHaveAttribute(
      'href',
      '/dashboard/jobs/5/apply/7',
    );

    await userEvent.type(screen.getByLabelText('Course of study'), 'Microbiology');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('BSc Microbiology')).toBeVisible();
    expect(router.state.location.pathname).toBe('/dashboard/jobs/5/apply/7');
  });

  it('tells when the student has already applied', async () => {
    mockEndpoint(viewJob, () => ({ job: aJob({ id: 5, org_id: 7, own_application: { id: 12, status: 'Viewed' } }) }));
    visitPage();
    expect(await screen.findByRole('heading', { name: 'You have already applied for this job' })).toBeVisible();
  });

  it('tells that a withdrawn application cannot be submitted again', async () => {
    mockEndpoint(viewJob, () => ({
      job: aJob({ id: 5, org_id: 7, own_application: { id: 12, status: 'Withdrawn' } }),
    }));
    visitPage();
    const heading = 'You have withdrawn your application for this job';
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.queryByText(/already applied/)).toBeNull();
  });

  it('tells when another tab has already applied', async () => {
    mockEndpoint(applyToJob, () => failWith('already_applied'));
    visitPage();
    await fillIn();
    await userEvent.click(await findSubmitButton());
    expect(await screen.findByRole('heading', { name: 'You have already applied for this job' })).toBeVisible();
  });

  it.each([
    ['unexpected', 'Failed to submit the application. Everything you filled in is still here.'],
    ['job_closed', 'Failed to submit the application. This position is no longer open.'],
  ] as const)('keeps the input and shows the reason when the server rejects it (%s)', async (code, sentence) => {
    mockEndpoint(applyToJob, () => failWith(code));
    visitPage();
    await fillIn();
    await userEvent.click(await findSubmitButton());

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Cover letter')).toHaveValue('I built a ledger.');
    expect(screen.getByText('ada.pdf', { selector: 'b' })).toBeVisible();
    expect(await findSubmitButton()).toBeEnabled();
  });

  it('retries with the same idempotency key when the connection was lost', async () => {
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
    visitPage();
    await fillIn();
    underway(false);
    await userEvent.click(await findSubmitButton());
    expect(await screen.findByText(/Foothold could not be reached/)).toHaveTextContent(
      'Everything you filled in is still here.',
    );

    underway(true);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Your application has been submitted!' })).toBeVisible();
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('shows the upload progress and sends once when pressed twice', async () => {
    const asked = jest.fn();
    const slow = deferResponse<typeof sent>();
    mockEndpoint(applyToJob, () => {
      asked();
      return slow.response;
    });
    visitPage();
    await fillIn();
    await userEvent.dblClick(await findSubmitButton());

    const [resume, letter] = await screen.findAllByRole('progressbar');
    expect(resume).toHaveAccessibleName('Sending ada.pdf');
    expect([resume, letter].map((bar) => bar?.getAttribute('value'))).toEqual(['1', '0']);
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeVisible();

    slow.respond(sent);
    expect(await screen.findByRole('heading', { name: 'Your application has been submitted!' })).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('shows the server’s error at the file field and focuses it', async () => {
    mockEndpoint(applyToJob, () => failWith('wrong_file_type', { resume: 'Send a PDF, DOC or DOCX file.' }));
    visitPage();
    await fillIn();
    await userEvent.click(await findSubmitButton());
    expect(await screen.findByText('Send a PDF, DOC or DOCX file.')).toBeVisible();
    expect(screen.getByLabelText('Resume')).toHaveFocus();
  });

  it('corrects the address when it names another company', async () => {
    const router = visitPage('/dashboard/jobs/5/apply/99');
    await findSubmitButton();
    expect(router.state.location.pathname).toBe('/dashboard/jobs/5/apply/7');
  });

  it('shows no form when the job has closed', async () => {
    mockEndpoint(viewJob, () => ({ job: aJob({ id: 5, org_id: 7, status: 0, display_status: 'Closed' }) }));
    visitPage();
    expect(await screen.findByText('This position is no longer open.')).toBeVisible();
  });

  it('shows an error when loading fails', async () => {
    mockEndpoint(listAccounts, () => failWith('unexpected'));
    visitPage();
    expect(await screen.findByText('Failed to fetch user or job data')).toBeVisible();
  });

  it('shows not found when the job does not exist', async () => {
    mockEndpoint(viewJob, () => failWith('not_found'));
    visitPage();
    expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeVisible();
  });
});
