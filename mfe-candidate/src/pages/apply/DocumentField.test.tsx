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
const open = () => visit(area.routes, '/dashboard/jobs/5/apply/7', { as: student });
const submit = () => screen.findByRole('button', { name: 'Submit application' });
const use = async (name: string) => userEvent.click(await screen.findByRole('button', { name: `Use ${name}` }));
const keep = () => screen.queryByRole('checkbox', { name: /^Keep these files in my profile/ });
const pdf = (name: string) => new File([new Uint8Array(2000)], name, { type: 'application/pdf' });

beforeEach(() => {
  const account = { user_id: student.user_id, email: student.email, organization_id: null, organization: null };
  mockEndpoint(viewJob, () => ({ job: aJob({ id: 5, org_id: 7 }) }));
  mockEndpoint(listAccounts, () => ({ users: [{ ...account, student: aStudent() }], total: 1 }));
  mockEndpoint(viewApplicationDraft, () => ({ draft: { job_id: 5, ...letter, updated_at: new Date().toISOString() } }));
  mockEndpoint(listDocuments, () => ({
    documents: [
      aDocument({ id: 31, name: 'ada.pdf' }),
      aDocument({ id: 32, name: 'siwes.pdf', kind: 'internship_letter' }),
    ],
  }));
});
const letter = { cover_letter: 'I built a ledger.', a1: null, a2: null, a3: null, a4: null, a5: null };

it('applies with documents from the profile, in one tap each', async () => {
  const asked = jest.fn();
  mockEndpoint(applyToJob, ({ body, files }) => {
    asked(body.resume_document_id, body.internship_letter_document_id, Object.keys(files));
    return { application: anApplication(), message: 'Your application has been submitted!' };
  });
  open();
  await use('ada.pdf');
  expect(screen.getByText('ada.pdf', { selector: 'b' })).toBeVisible();
  await use('siwes.pdf');
  expect(keep()).not.toBeInTheDocument();

  await userEvent.click(await submit());
  expect(await screen.findByRole('heading', { name: 'Your application has been submitted!' })).toBeVisible();
  expect(asked).toHaveBeenCalledWith(31, 32, []);
});

it('keeps the focus where a document is chosen by keyboard', async () => {
  open();
  (await screen.findByRole('button', { name: 'Use ada.pdf' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('Résumé')).toHaveFocus();
});

it('takes a chosen document back, and offers it again', async () => {
  open();
  await use('ada.pdf');
  await userEvent.click(screen.getByRole('button', { name: 'Remove ada.pdf' }));
  expect(await submit()).toHaveAccessibleDescription('Still needed: your résumé and an internship letter.');
  await use('ada.pdf');
});

it.each([true, false])('keeps a new file in the profile only where that is wished (%s)', async (wished) => {
  const asked = jest.fn();
  mockEndpoint(applyToJob, ({ body, files }) => {
    asked(body.keep_documents, Object.keys(files));
    return { application: anApplication(), message: 'Your application has been submitted!' };
  });
  open();
  await use('siwes.pdf');
  await userEvent.upload(screen.getByLabelText('Résumé'), pdf('new.pdf'));
  if (wished) await userEvent.click(keep() ?? document.body);
  await userEvent.click(await submit());
  expect(await screen.findByRole('heading', { name: 'Your application has been submitted!' })).toBeVisible();
  expect(asked).toHaveBeenCalledWith(wished, ['resume']);
});

it('says at the field that a document has left the profile meanwhile', async () => {
  mockEndpoint(applyToJob, () => failWith('invalid_input', { resume: 'This document is no longer in your profile.' }));
  open();
  await use('ada.pdf');
  await use('siwes.pdf');
  await userEvent.click(await submit());
  expect(await screen.findByText('This document is no longer in your profile.')).toBeVisible();
  expect(screen.getByLabelText('Résumé')).toHaveFocus();
});

it('takes files of this machine where the kept ones could not be had', async () => {
  mockEndpoint(listDocuments, () => failWith('unavailable'));
  open();
  await userEvent.upload(await screen.findByLabelText('Résumé'), pdf('ada.pdf'));
  expect(screen.getByText('ada.pdf', { selector: 'b' })).toBeVisible();
});
