import {
  applyToJob,
  listAccounts,
  listDocuments,
  saveApplicationDraft,
  viewApplicationDraft,
  viewJob,
} from '@foothold/shared/contract';
import {
  aDocument,
  aJob,
  anApplicationDraft,
  anIdentity,
  aStudent,
  failWith,
  mockEndpoint,
  visit,
} from '@foothold/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const student = anIdentity();
const open = () => visit(area.routes, '/dashboard/jobs/5/apply/7', { as: student });
const letter = () => screen.findByLabelText('Cover letter');
let saved: (string | null)[];

beforeEach(() => {
  const account = { user_id: student.user_id, email: student.email, organization_id: null, organization: null };
  saved = [];
  mockEndpoint(viewJob, () => ({ job: aJob({ id: 5, org_id: 7, q2: 'Why us?' }) }));
  mockEndpoint(listAccounts, () => ({ users: [{ ...account, student: aStudent() }], total: 1 }));
  mockEndpoint(listDocuments, () => ({
    documents: [aDocument({ name: 'ada.pdf' }), aDocument({ name: 'siwes.pdf', kind: 'internship_letter' })],
  }));
  mockEndpoint(viewApplicationDraft, () => ({ draft: null }));
  mockEndpoint(saveApplicationDraft, ({ params, body }) => {
    saved.push(body.cover_letter);
    return { draft: { ...anApplicationDraft({ job_id: params.id }), ...body, cover_letter: body.cover_letter ?? '' } };
  });
});

it('keeps what is written, once the writer pauses', async () => {
  open();
  await userEvent.type(await letter(), 'I built');
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(saved).toEqual(['I built']);
});

it('goes on where the student stopped', async () => {
  mockEndpoint(viewApplicationDraft, () => ({
    draft: anApplicationDraft({ cover_letter: 'I built a', a2: 'The work.' }),
  }));
  open();
  expect(await letter()).toHaveValue('I built a');
  expect(screen.getByLabelText(/Why us\?/)).toHaveValue('The work.');
  expect(screen.getByText('Draft saved')).toBeVisible();
});

it('keeps the last words when the page is left in the middle of them', async () => {
  open();
  await userEvent.type(await letter(), 'Half a sen');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(saved.at(-1)).toBe('Half a sen'));
});

it('keeps the last words when the student goes to another page', async () => {
  open();
  await userEvent.type(await letter(), 'Half a sen');
  await userEvent.click(screen.getByRole('link', { name: 'Job' }));
  await waitFor(() => expect(saved.at(-1)).toBe('Half a sen'));
});

it('says that a draft is not kept, and keeps it once the connection is back', async () => {
  mockEndpoint(saveApplicationDraft, () => failWith('unavailable'));
  open();
  await userEvent.type(await letter(), 'I built');
  expect(await screen.findByText('Draft not saved. The service is busy. Try again in a moment.')).toBeVisible();

  mockEndpoint(saveApplicationDraft, ({ body }) => {
    saved.push(body.cover_letter);
    return { draft: anApplicationDraft() };
  });
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(saved).toEqual(['I built']);
});

it('keeps nothing any more once the application is sent', async () => {
  mockEndpoint(applyToJob, () => failWith('already_applied'));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Use ada.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Use siwes.pdf' }));
  await userEvent.type(await letter(), 'I built');
  await userEvent.click(screen.getByRole('button', { name: 'Submit application' }));
  expect(await screen.findByRole('heading', { name: 'You have already applied for this job' })).toBeVisible();
  expect(saved).toEqual([]);
});

it('does not show an empty form where the draft could not be read', async () => {
  mockEndpoint(viewApplicationDraft, () => failWith('unavailable'));
  open();
  expect(await screen.findByText('Failed to fetch user or job data')).toBeVisible();
});
