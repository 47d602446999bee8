import {
  deleteDocument,
  emptyDetails,
  listAccounts,
  listDocuments,
  listPasskeys,
  listSessions,
  type StudentDocument,
  saveDocument,
  viewAddressChange,
  viewOwnDetails,
} from '@foothold/shared/contract';
import { aDocument, anIdentity, aStudent, failWith, mockEndpoint, neverRespond, visit } from '@foothold/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../../area';

const identity = anIdentity();
const visitPage = () => visit(area.routes, '/dashboard/profile', { as: identity });
const mockDocuments = (...documents: StudentDocument[]) => mockEndpoint(listDocuments, () => ({ documents }));
const pdf = (name = 'new.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const chooseFile = async (label: string, file = pdf()) => userEvent.upload(await screen.findByLabelText(label), file);
const listNames = (kind: string) =>
  within(screen.getByRole('list', { name: kind }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('b')?.textContent);

/** Answers as a server that keeps what it is sent, and remembers how it was asked. */
function mockUploads(...before: StudentDocument[]) {
  const asked: unknown[] = [];
  let kept = before;
  mockDocuments(...kept);
  mockEndpoint(saveDocument, ({ body: { kind, replaces }, files: { file } }) => {
    asked.push({ kind, replaces, name: file?.name });
    const document = aDocument({ kind, name: file?.name ?? '' });
    kept = [document, ...kept.filter(({ id }) => id !== replaces)];
    mockDocuments(...kept);
    return { document, message: 'The document is in your profile.' };
  });
  return asked;
}

describe('Candidate: documents in the profile', () => {
  beforeEach(() => {
    mockEndpoint(listPasskeys, () => ({ passkeys: [] }));
    mockEndpoint(viewOwnDetails, () => ({ details: emptyDetails }));
    mockEndpoint(listSessions, () => ({ sessions: [] }));
    mockEndpoint(viewAddressChange, () => ({ change: null }));
    const { user_id, email } = identity;
    mockEndpoint(listAccounts, () => ({
      users: [{ user_id, email, organization_id: null, student: aStudent(), organization: null }],
      total: 1,
    }));
  });

  it('lists the documents by kind with size, date and download link', async () => {
    mockDocuments(
      aDocument({ name: 'Ada CV.pdf', size: 182_000, created_at: '2026-05-12T09:00:00.000Z', path: '/storage/a1' }),
      aDocument({ name: 'SIWES letter.docx', kind: 'internship_letter' }),
    );
    visitPage();
    const resumes = within(await screen.findByRole('list', { name: 'Resume' }));
    expect(resumes.getByText('178 KB, added 12 May 2026')).toBeVisible();
    const download = resumes.getByRole('link', { name: 'Download Ada CV.pdf' });
    expect(download).toHaveAttribute('href', '/storage/a1');
    expect(download).toHaveAttribute('download', 'Ada CV.pdf');
    expect(listNames('Internship letter')).toEqual(['SIWES letter.docx']);
  });

  it('says why a document cannot be opened instead of linking to it, and offers to replace it', async () => {
    mockDocuments(
      aDocument({ name: 'virus.pdf', scan_status: 'infected' }),
      aDocument({ name: 'secret.pdf', scan_status: 'unscannable' }),
      aDocument({ name: 'good.pdf', scan_status: 'clean' }),
    );
    visitPage();
    const [infected, unscannable, clean] = within(await screen.findByRole('list', { name: 'Resume' })).getAllByRole(
      'listitem',
    );
    expect(infected).toHaveTextContent('RefusedIt holds malware, so nobody can open it.');
    expect(unscannable).toHaveTextContent('Not checkedIt could not be checked for malware, so nobody can open it.');
    expect(screen.getAllByRole('link', { name: /^Download/ })).toHaveLength(1);
    expect(within(clean as HTMLElement).getByRole('link', { name: 'Download good.pdf' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Replace virus.pdf' })).toBeVisible();
  });

  it('offers a document as soon as it has passed its check', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    mockDocuments(aDocument({ name: 'cv.pdf', scan_status: 'pending' }));
    visitPage();
    expect(await screen.findByText('Being checked')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Download cv.pdf' })).not.toBeInTheDocument();

    mockDocuments(aDocument({ name: 'cv.pdf', scan_status: 'clean' }));
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(await screen.findByRole('link', { name: 'Download cv.pdf' })).toBeVisible();
    expect(screen.queryByText('Being checked')).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('uploads a document when it is chosen', async () => {
    const asked = mockUploads();
    visitPage();
    await chooseFile('Add an internship letter');
    expect(await screen.findByText('The document is in your profile.')).toBeVisible();
    expect(asked).toEqual([{ kind: 'internship_letter', replaces: undefined, name: 'new.pdf' }]);
    expect(await screen.findByRole('list', { name: 'Internship letter' })).toBeVisible();
    expect(listNames('Internship letter')).toEqual(['new.pdf']);
    expect(screen.getByLabelText('Add another internship letter')).toBeInTheDocument();
  });

  it('shows the upload progress and cancels the upload', async () => {
    mockDocuments();
    mockEndpoint(saveDocument, neverRespond);
    visitPage();
    await chooseFile('Add a resume');
    expect(await screen.findByRole('progressbar', { name: 'Sending new.pdf' })).toHaveValue(0.5);
    await userEvent.click(screen.getByRole('button', { name: 'Remove new.pdf' }));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByText('new.pdf', { selector: 'b' })).not.toBeInTheDocument();
  });

  it('offers a retry or another choice when the upload fails', async () => {
    mockDocuments();
    mockEndpoint(saveDocument, () => failWith('unavailable'));
    visitPage();
    await chooseFile('Add a resume');
    expect(await screen.findByText('The service is busy. Try again in a moment.')).toBeVisible();
    expect(screen.getByText('new.pdf', { selector: 'b' })).toBeVisible();

    mockEndpoint(saveDocument, neverRespond);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('button', { name: 'Trying...' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Remove new.pdf' }));
    expect(screen.queryByRole('button', { name: 'Trying...' })).not.toBeInTheDocument();

    mockUploads();
    await chooseFile('Add a resume');
    expect(await screen.findByText('The document is in your profile.')).toBeVisible();
  });

  it('shows an error when the server rejects the file', async () => {
    mockDocuments();
    mockEndpoint(saveDocument, () =>
      failWith('wrong_file_type', { file: 'This file is not a PDF, DOC or DOCX document.' }),
    );
    visitPage();
    await chooseFile('Add a resume');
    expect(await screen.findByText('This file is not a PDF, DOC or DOCX document.')).toHaveAttribute('role', 'alert');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('replaces a document', async () => {
    const old = aDocument({ name: 'old.pdf' });
    const asked = mockUploads(aDocument({ name: 'other.pdf' }), old);
    visitPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Replace old.pdf' }));
    await chooseFile('In place of old.pdf');
    expect(await screen.findByText('The document is in your profile.')).toBeVisible();
    expect(asked).toEqual([{ kind: 'resume', replaces: old.id, name: 'new.pdf' }]);
    await waitFor(() => expect(listNames('Resume')).toEqual(['new.pdf', 'other.pdf']));
  });

  it('removes a document after the confirmation', async () => {
    const document = aDocument({ name: 'old.pdf' });
    mockDocuments(document);
    const asked = jest.fn();
    mockEndpoint(deleteDocument, ({ params }) => {
      asked(params.id);
      mockDocuments();
      return { message: 'The document was removed from your profile.' };
    });
    visitPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove old.pdf' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove this document?' }));
    expect(question.getByText(/Applications that were sent with it keep their copy/)).toBeVisible();
    expect(asked).not.toHaveBeenCalled();

    await userEvent.dblClick(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The document was removed from your profile.')).toBeVisible();
    expect(asked.mock.calls).toEqual([[document.id]]);
    await waitFor(() => expect(screen.queryByText('old.pdf', { selector: 'b' })).not.toBeInTheDocument());
  });

  it('keeps the dialog open when removing fails, and reloads when the document is already gone', async () => {
    mockDocuments(aDocument({ name: 'old.pdf' }));
    mockEndpoint(deleteDocument, () => failWith('unavailable'));
    visitPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove old.pdf' }));
    const yes = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' });
    await userEvent.click(yes);
    expect(await screen.findByText('The service is busy. Try again in a moment.')).toBeVisible();

    mockEndpoint(deleteDocument, () => {
      mockDocuments();
      return failWith('not_found');
    });
    await userEvent.click(yes);
    await waitFor(() => expect(screen.queryByText('old.pdf', { selector: 'b' })).not.toBeInTheDocument());
  });

  it('tells that the oldest document is replaced when the limit is reached', async () => {
    mockDocuments(...Array.from({ length: 10 }, () => aDocument()));
    visitPage();
    expect(await screen.findByLabelText('Add another resume')).toHaveAccessibleDescription(
      'You keep 10, the most there can be. A new one takes the oldest one’s place.',
    );
  });

  it('shows the profile and a retry when the documents fail to load', async () => {
    mockEndpoint(listDocuments, () => failWith('unavailable'));
    visitPage();
    expect(await screen.findByText('Your documents did not load.')).toBeVisible();
    expect(screen.getByText('Microbiology')).toBeVisible();

    mockDocuments(aDocument({ name: 'Ada CV.pdf' }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ada CV.pdf', { selector: 'b' })).toBeVisible();
  });
});
