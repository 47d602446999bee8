import {
  applyToJob,
  listAccounts,
  listDocuments,
  listJobs,
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
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const student = anIdentity();
const visitPage = () => visit(area.routes, '/dashboard/jobs/5/apply/7', { as: student });
const findCoverLetter = () => screen.findByLabelText('Cover letter');
let saved: (string | null)[];

describe('Candidate: draft of the application form', () => {
  beforeEach(() => {
    const account = { user_id: student.user_id, email: student.email, organization_id: null, organization: null };
    saved = [];
    mockEndpoint(viewJob, () => ({ job: aJob({ id: 5, org_id: 7, q2: 'Why us?' }) }));
    mockEndpoint(listAccounts, () => ({ users: [{ ...account, student: aStudent() }], total: 1 }));
    mockEndpoint(listDocuments, () => ({
      documents: [aDocument({ name: 'ada.pdf' }), aDocument({ name: 'siwes.pdf', kind: 'internship_letter' })],
    }));
    mockEndpoint(listJobs, () => ({ jobs: { data: [], total: 0, next_cursor: null, matched: [] } }));
    mockEndpoint(viewApplicationDraft, () => ({ draft: null }));
    mockEndpoint(saveApplicationDraft, ({ params, body }) => {
      saved.push(body.cover_letter);
      return {
        draft: { ...anApplicationDraft({ job_id: params.id }), ...body, cover_letter: body.cover_letter ?? '' },
      };
    });
  });

  it('saves the texts when the student stops typing', async () => {
    visitPage();
    await userEvent.type(await findCoverLetter(), 'I built');
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(saved).toEqual(['I built']);
  });

  it('starts with the saved draft', async () => {
    mockEndpoint(viewApplicationDraft, () => ({
      draft: anApplicationDraft({ cover_letter: 'I built a', a2: 'The work.' }),
    }));
    visitPage();
    expect(await findCoverLetter()).toHaveValue('I built a');
    expect(screen.getByLabelText(/Why us\?/)).toHaveValue('The work.');
    expect(screen.getByText('Draft saved')).toBeVisible();
  });

  it('says that files are not in the draft until one is chosen', async () => {
    mockEndpoint(listDocuments, () => ({ documents: [] }));
    mockEndpoint(viewApplicationDraft, () => ({ draft: anApplicationDraft({ cover_letter: 'I built a' }) }));
    visitPage();
    expect(await screen.findByText('Your draft holds the letter and the answers, not the files.')).toBeVisible();
    await userEvent.upload(screen.getByLabelText('Resume'), new File(['x'], 'b.pdf', { type: 'application/pdf' }));
    expect(screen.queryByText(/not the files\.$/)).toBeNull();
  });

  it('saves the latest text when the page is closed', async () => {
    visitPage();
    await userEvent.type(await findCoverLetter(), 'Half a sen');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(saved.at(-1)).toBe('Half a sen'));
  });

  it('saves nothing when only a document is chosen', async () => {
    visitPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Use another in place of ada.pdf' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use ada.pdf' }));
    window.dispatchEvent(new Event('pagehide'));
    await userEvent.type(await findCoverLetter(), 'I');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(saved).toEqual(['I']));
  });

  it('saves the latest text when the student navigates away', async () => {
    visitPage();
    await userEvent.type(await findCoverLetter(), 'Half a sen');
    await userEvent.click(screen.getByRole('link', { name: 'Job' }));
    await waitFor(() => expect(saved.at(-1)).toBe('Half a sen'));
  });

  it('shows that saving failed and saves when the connection is back', async () => {
    mockEndpoint(saveApplicationDraft, () => failWith('unavailable'));
    visitPage();
    await userEvent.type(await findCoverLetter(), 'I built');
    expect(await screen.findByText('Draft not saved. The service is busy. Try again in a moment.')).toBeVisible();

    mockEndpoint(saveApplicationDraft, ({ body }) => {
      saved.push(body.cover_letter);
      return { draft: anApplicationDraft() };
    });
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(saved).toEqual(['I built']);
  });

  it('saves no draft when the application is sent', async () => {
    mockEndpoint(applyToJob, () => failWith('already_applied'));
    visitPage();
    await findCoverLetter();

    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.type(await findCoverLetter(), 'I built');
    await user.click(screen.getByRole('button', { name: 'Submit application' }));
    expect(await screen.findByRole('heading', { name: 'You have already applied for this job' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(saved).toEqual([]);
    jest.useRealTimers();
  });

  it('shows an error instead of an empty form when the draft did not load', async () => {
    mockEndpoint(viewApplicationDraft, () => failWith('unavailable'));
    visitPage();
    expect(await screen.findByText('Failed to fetch user or job data')).toBeVisible();
  });
});
