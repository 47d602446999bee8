import { endSession, setSessionIdentity } from '@foothold/shared/auth';
import {
  applyToJob,
  listAccounts,
  listConversations,
  listDocuments,
  listJobs,
  listStudentApplications,
  viewApplicationDraft,
  viewJob,
} from '@foothold/shared/contract';
import {
  aDocument,
  aJob,
  anApplication,
  anIdentity,
  aStudent,
  failWith,
  mockEndpoint,
  mockIndexedDb,
  visit,
} from '@foothold/shared/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const student = anIdentity();
const open = (path: string) => visit(area.routes, path, { as: student });
const job = aJob({ id: 5, org_id: 7, job_title: 'Cook', company_name: 'Kano Foods', q1: 'Why us?' });
const sent = { application: anApplication(), message: 'Your application has been submitted!' };
const notSentYet = 'Not sent yet: it is sent when you are back online.';

let isConnected: boolean;
beforeEach(async () => {
  await mockIndexedDb();
  isConnected = true;
  const network = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    !isConnected && (input instanceof Request ? input.url : String(input)).endsWith('/apply-job')
      ? Promise.reject(new TypeError('lost'))
      : network(input, init);
  const account = { user_id: student.user_id, email: student.email, organization_id: null, organization: null };
  mockEndpoint(viewJob, () => ({ job }));
  mockEndpoint(listAccounts, () => ({ users: [{ ...account, student: aStudent() }], total: 1 }));
  mockEndpoint(listDocuments, () => ({ documents: [aDocument({ id: 9, kind: 'internship_letter' })] }));
  mockEndpoint(listJobs, () => ({ jobs: { data: [], total: 0, next_cursor: null, matched: [] } }));
  mockEndpoint(viewApplicationDraft, () => ({
    draft: {
      job_id: 5,
      cover_letter: 'I cook.',
      a1: 'For the stove.',
      a2: null,
      a3: null,
      a4: null,
      a5: null,
      updated_at: '',
    },
  }));
});

/** Fills in the form and presses the button after the connection was lost. */
async function applyWithoutConnection() {
  open('/dashboard/jobs/5/apply/7');
  const resume = new File(['resume'], 'ada.pdf', { type: 'application/pdf' });
  await userEvent.upload(await screen.findByLabelText('Resume'), resume);
  isConnected = false;
  await userEvent.click(screen.getByRole('button', { name: 'Submit application' }));
}

describe('Candidate: an application without a connection', () => {
  it('is kept, and shown with its files on the page of the job until it is sent', async () => {
    const started = Date.now();
    const arrived: unknown[] = [];
    mockEndpoint(applyToJob, ({ body, files }) => {
      arrived.push([body, files.resume?.name]);
      return sent;
    });
    await applyWithoutConnection();
    const heading = await screen.findByRole('heading', { name: 'Your application is kept on this device' });
    expect(heading).toHaveFocus();

    cleanup();
    open('/dashboard/jobs/5');
    expect(await screen.findByText(notSentYet)).toBeVisible();
    expect(screen.getByText(/^Finished: Today, \d\d:\d\d\. On this device: the letter · ada\.pdf$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Send now the application for Cook' }));
    expect((await screen.findAllByText(/^Foothold could not be reached\./))[0]).toBeVisible();

    isConnected = true;
    await userEvent.click(screen.getByRole('button', { name: 'Send now the application for Cook' }));
    expect(await screen.findByRole('link', { name: 'Apply' })).toBeVisible();
    expect(arrived).toEqual([
      [
        expect.objectContaining({ cover_letter: 'I cook.', a1: 'For the stove.', internship_letter_document_id: 9 }),
        'ada.pdf',
      ],
    ]);
    const [[body]] = arrived as [[{ finished_at: string; user_id: number }]];
    expect(body.user_id).toBe(student.user_id);
    expect(Date.parse(body.finished_at)).toBeGreaterThanOrEqual(started);
  });

  it('stays in the form when the device has no room', async () => {
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await applyWithoutConnection();
    expect(
      await screen.findByText(/This device has no room to keep it\. Everything you filled in is still here\./),
    ).toBeVisible();
    expect(screen.getByText('ada.pdf', { selector: 'b' })).toBeVisible();
    expect(screen.getByLabelText('Cover letter')).toHaveValue('I cook.');
    put.mockRestore();
  });

  it('is among one’s applications, and is deleted there after a confirmation', async () => {
    mockEndpoint(listConversations, () => ({ conversations: [], next_cursor: null }));
    mockEndpoint(listStudentApplications, () => ({ applications: { data: [], total: 0 } }));
    await applyWithoutConnection();
    await userEvent.click(await screen.findByRole('link', { name: 'My Applications' }));
    const kept = within(await screen.findByRole('region', { name: 'On this device' }));
    expect(kept.getByRole('link', { name: 'Cook' })).toHaveAttribute('href', '/dashboard/jobs/5');
    expect(kept.getByText(notSentYet)).toBeVisible();
    await userEvent.click(kept.getByRole('button', { name: 'Delete the application for Cook' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this application?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText(notSentYet)).toBeNull());
  });

  it('stays to be copied or deleted when the job has closed meanwhile', async () => {
    await applyWithoutConnection();
    await screen.findByRole('heading', { name: 'Your application is kept on this device' });
    cleanup();
    isConnected = true;
    mockEndpoint(applyToJob, () => failWith('job_closed'));
    mockEndpoint(viewJob, () => ({ job: { ...job, display_status: 'Closed' as const } }));
    open('/dashboard/jobs/5/apply/7');
    // Gives the page a clipboard.
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Send now/ }));
    expect(await screen.findByText('Not sent: This position is no longer open.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send now/ })).toBeNull();
    await user.click(screen.getByText('What you wrote'));
    expect(screen.getByText('I cook.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy what you wrote for Cook' }));
    expect(await navigator.clipboard.readText()).toBe('Cover letter\nI cook.\n\nWhy us?\nFor the stove.');
  });

  it('is gone after a logout', async () => {
    await applyWithoutConnection();
    await screen.findByRole('heading', { name: 'Your application is kept on this device' });
    cleanup();
    endSession();
    setSessionIdentity(student);
    open('/dashboard/jobs/5');
    expect(await screen.findByRole('link', { name: 'Apply' })).toBeVisible();
    expect(screen.queryByText(notSentYet)).toBeNull();
  });
});
