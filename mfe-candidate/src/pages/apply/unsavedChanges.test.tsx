import {
  listAccounts,
  listDocuments,
  listJobs,
  saveApplicationDraft,
  viewApplicationDraft,
  viewJob,
} from '@foothold/shared/contract';
import { aJob, anApplicationDraft, anIdentity, aStudent, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const student = anIdentity();
const form = '/dashboard/jobs/5/apply/7';
const visitPage = () => visit(area.routes, form, { as: student });
const resume = () => screen.findByLabelText('Resume');
const leave = async () => userEvent.click(screen.getByRole('link', { name: 'Job' }));
const findDialog = async () => within(await screen.findByRole('alertdialog', { name: 'Leave without applying?' }));

describe('Candidate: unsaved changes of the application form', () => {
  beforeEach(() => {
    const account = { user_id: student.user_id, email: student.email, organization_id: null, organization: null };
    mockEndpoint(viewJob, () => ({ job: aJob({ id: 5, org_id: 7, job_title: 'Cook' }) }));
    mockEndpoint(listAccounts, () => ({ users: [{ ...account, student: aStudent() }], total: 1 }));
    mockEndpoint(viewApplicationDraft, () => ({ draft: null }));
    mockEndpoint(listDocuments, () => ({ documents: [] }));
    mockEndpoint(saveApplicationDraft, () => ({ draft: anApplicationDraft() }));
    mockEndpoint(listJobs, () => ({ jobs: { data: [], total: 0, next_cursor: null, matched: [] } }));
  });

  it('prompts when leaving with chosen files, and stays or leaves by the answer', async () => {
    const router = visitPage();
    await userEvent.upload(await resume(), new File(['x'], 'ada.pdf', { type: 'application/pdf' }));
    await leave();
    const dialog = await findDialog();
    expect(dialog.getByText(/^The files that you chose are not kept/)).toBeVisible();

    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe(form);
    expect(screen.getByText('ada.pdf', { selector: 'b' })).toBeVisible();

    await leave();
    await userEvent.click((await findDialog()).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cook' })).toBeVisible();
  });

  it('does not prompt when no file is chosen', async () => {
    visitPage();
    await resume();
    await leave();
    expect(await screen.findByRole('heading', { level: 1, name: 'Cook' })).toBeVisible();
  });
});
