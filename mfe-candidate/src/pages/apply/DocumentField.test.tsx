import { applyToJob, listAccounts, listDocuments, viewApplicationDraft, viewJob } from '@foothold/shared/contract';
import {
  aDocument,
  aJob,
  anApplication,
  anIdentity,
  aStudent,
  failWith,
  mockEndpoint,
  visit,
} from '@foothold/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const student = anIdentity();
const visitPage = () => visit(area.routes, '/dashboard/jobs/5/apply/7', { as: student });
const findSubmitButton = () => screen.findByRole('button', { name: 'Submit application' });
const chooseSavedDocument = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Use ${name}` }));
const useAnother = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Use another in place of ${name}` }));
const queryKeepCheckbox = () => screen.queryByRole('checkbox', { name: /^Keep these files in my profile/ });
const pdf = (name: string) => new File([new Uint8Array(2000)], name, { type: 'application/pdf' });

describe('Candidate: document field of the application form', () => {
  beforeEach(() => {
    const account = { user_id: student.user_id, email: student.email, organization_id: null, organization: null };
    mockEndpoint(viewJob, () => ({ job: aJob({ id: 5, org_id: 7 }) }));
    mockEndpoint(listAccounts, () => ({ users: [{ ...account, student: aStudent() }], total: 1 }));
    mockEndpoint(viewApplicationDraft, () => ({
      draft: { job_id: 5, ...letter, updated_at: new Date().toISOString() },
    }));
    mockEndpoint(listDocuments, () => ({
      documents: [
        aDocument({ id: 31, name: 'ada.pdf' }),
        aDocument({ id: 32, name: 'siwes.pdf', kind: 'internship_letter' }),
      ],
    }));
  });
  const letter = { cover_letter: 'I built a ledger.', a1: null, a2: null, a3: null, a4: null, a5: null };

  it('chooses the documents of the profile beforehand and applies with them', async () => {
    const asked = jest.fn();
    mockEndpoint(applyToJob, ({ body, files }) => {
      asked(body.resume_document_id, body.internship_letter_document_id, Object.keys(files));
      return { application: anApplication(), message: 'Your application has been submitted!' };
    });
    visitPage();
    expect(await screen.findByText('ada.pdf', { selector: 'b' })).toBeVisible();
    expect(screen.getByText('siwes.pdf', { selector: 'b' })).toBeVisible();
    expect(queryKeepCheckbox()).not.toBeInTheDocument();

    await userEvent.click(await findSubmitButton());
    expect(await screen.findByRole('heading', { name: 'Your application has been submitted!' })).toBeVisible();
    expect(asked).toHaveBeenCalledWith(31, 32, []);
  });

  it('offers no document that the company could never open', async () => {
    mockEndpoint(listDocuments, () => ({
      documents: [
        aDocument({ name: 'virus.pdf', scan_status: 'infected' }),
        aDocument({ name: 'secret.pdf', scan_status: 'unscannable' }),
        aDocument({ name: 'new.pdf', scan_status: 'pending' }),
        aDocument({ name: 'good.pdf', scan_status: 'clean' }),
      ],
    }));
    visitPage();
    await useAnother('new.pdf');
    const offered = screen.getAllByRole('button', { name: /^Use / });
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Use new.pdf', 'Use good.pdf']);
  });

  it('moves the focus to the field when a document is chosen by keyboard', async () => {
    visitPage();
    await useAnother('ada.pdf');
    (await screen.findByRole('button', { name: 'Use ada.pdf' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText('Resume')).toHaveFocus();
  });

  it('exchanges the latest document for an older one', async () => {
    mockEndpoint(listDocuments, () => ({
      documents: [
        aDocument({ name: 'latest.pdf', size: 186_368, created_at: '2026-05-03T09:00:00.000Z' }),
        aDocument({ name: 'older.pdf' }),
      ],
    }));
    visitPage();
    expect((await screen.findByText('latest.pdf', { selector: 'b' })).parentElement).toHaveTextContent(
      'latest.pdf182 KB, added 3 May 2026',
    );
    await useAnother('latest.pdf');
    expect(screen.getByLabelText('Resume')).toHaveFocus();
    expect(await findSubmitButton()).toHaveAccessibleDescription('Still needed: your resume and an internship letter.');
    await chooseSavedDocument('older.pdf');
    expect(screen.getByText('older.pdf', { selector: 'b' })).toBeVisible();
  });

  it('chooses no letter beforehand when the job needs none', async () => {
    mockEndpoint(viewJob, () => ({ job: aJob({ id: 5, org_id: 7, letter_required: 0 }) }));
    visitPage();
    expect(await screen.findByText('ada.pdf', { selector: 'b' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use siwes.pdf' })).toBeVisible();
  });

  it('keeps the files of a first application in the profile unless the student says no', async () => {
    mockEndpoint(listDocuments, () => ({ documents: [] }));
    visitPage();
    await userEvent.upload(await screen.findByLabelText('Resume'), pdf('new.pdf'));
    expect(queryKeepCheckbox()).toBeChecked();
  });

  it.each([true, false])(
    'saves a new file in the profile only when the checkbox is checked (%s)',
    async (isChecked) => {
      const asked = jest.fn();
      mockEndpoint(applyToJob, ({ body, files }) => {
        asked(body.keep_documents, Object.keys(files));
        return { application: anApplication(), message: 'Your application has been submitted!' };
      });
      visitPage();
      await useAnother('ada.pdf');
      await userEvent.upload(screen.getByLabelText('Resume'), pdf('new.pdf'));
      if (isChecked) await userEvent.click(queryKeepCheckbox() ?? document.body);
      await userEvent.click(await findSubmitButton());
      expect(await screen.findByRole('heading', { name: 'Your application has been submitted!' })).toBeVisible();
      expect(asked).toHaveBeenCalledWith(isChecked, ['resume']);
    },
  );

  it('shows an error at the field when the document is no longer in the profile', async () => {
    mockEndpoint(applyToJob, () =>
      failWith('invalid_input', { resume: 'This document is no longer in your profile.' }),
    );
    visitPage();
    await userEvent.click(await findSubmitButton());
    expect(await screen.findByText('This document is no longer in your profile.')).toBeVisible();
    expect(screen.getByLabelText('Resume')).toHaveFocus();
  });

  it('accepts files of this device when the profile’s documents did not load', async () => {
    mockEndpoint(listDocuments, () => failWith('unavailable'));
    visitPage();
    await userEvent.upload(await screen.findByLabelText('Resume'), pdf('ada.pdf'));
    expect(screen.getByText('ada.pdf', { selector: 'b' })).toBeVisible();
    expect(queryKeepCheckbox()).not.toBeChecked();
  });
});
