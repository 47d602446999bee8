import { onSessionChange } from '@foothold/shared/auth';
import {
  deleteAccount,
  emptyDetails,
  exportAccount,
  listAccounts,
  listDocuments,
  listPasskeys,
  listSessions,
  viewAddressChange,
  viewOwnDetails,
} from '@foothold/shared/contract';
import {
  anIdentity,
  aSession,
  aStudent,
  deferResponse,
  failWith,
  mockEndpoint,
  neverRespond,
  visit,
} from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../../area';

const identity = anIdentity();
const visitPage = () => visit(area.routes, '/dashboard/profile', { as: identity });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  const { user_id, email } = identity;
  mockEndpoint(listAccounts, () => ({
    users: [{ user_id, email, organization_id: null, student: aStudent(), organization: null }],
    total: 1,
  }));
  mockEndpoint(listDocuments, () => ({ documents: [] }));
  mockEndpoint(viewOwnDetails, () => ({ details: emptyDetails }));
  mockEndpoint(listPasskeys, () => ({ passkeys: [] }));
  mockEndpoint(listSessions, () => ({ sessions: [aSession({ current: true })] }));
  mockEndpoint(viewAddressChange, () => ({ change: null }));
});

describe('Candidate: data export', () => {
  const kept: string[] = [];
  beforeEach(() => {
    kept.length = 0;
    // jsdom has no downloads: this is what the browser would be handed.
    Object.assign(URL, { createObjectURL: () => 'blob:archive', revokeObjectURL: () => {} });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      kept.push(this.download);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('downloads one archive', async () => {
    mockEndpoint(exportAccount, () => 'archive');
    visitPage();
    await press('Download my data');
    await waitFor(() => expect(kept).toHaveLength(1));
  });

  it('sends one request when pressed twice', async () => {
    const asked = jest.fn();
    const slow = deferResponse<string>();
    mockEndpoint(exportAccount, () => {
      asked();
      return slow.response;
    });
    visitPage();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Download my data' }));
    expect(screen.getByRole('button', { name: 'Preparing...' })).toHaveAttribute('aria-busy', 'true');
    slow.respond('archive');
    await waitFor(() => expect(kept).toHaveLength(1));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('shows the error when the export fails', async () => {
    mockEndpoint(exportAccount, () => failWith('too_many_requests'));
    visitPage();
    await press('Download my data');
    expect(await screen.findByText('Too many attempts. Wait a little and try again.')).toBeVisible();
    expect(kept).toEqual([]);
  });
});

describe('Candidate: account deletion', () => {
  const endings: unknown[] = [];
  let stop: () => void;
  beforeEach(() => {
    endings.length = 0;
    stop = onSessionChange((_, ending) => ending && endings.push(ending));
  });
  afterEach(() => stop());

  const ask = async () => {
    visitPage();
    await press('Delete my account');
    return within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
  };
  const confirm = async (password: string) => {
    await userEvent.type(screen.getByLabelText('Your password'), password);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Delete' }));
  };

  it('explains what is deleted and what stays', async () => {
    const dialog = await ask();
    const about = (term: string) => dialog.getByText(term).nextElementSibling;
    expect(about('What goes, at once')).toHaveTextContent(/Your profile, documents, drafts/);
    expect(about('What stays')).toHaveTextContent(/“Former candidate”/);
    expect(about('Afterwards')).toHaveTextContent(/Nobody can bring it back\./);
    expect(dialog.getByLabelText('Your password')).toHaveValue('');
  });

  it('deletes the account once when the password is given', async () => {
    const asked = jest.fn();
    mockEndpoint(deleteAccount, ({ body }) => {
      asked(body);
      return { message: 'Your account was deleted.' };
    });
    await ask();
    await confirm('a-quiet-harbour-7');
    await waitFor(() => expect(endings).toEqual(['deleted']));
    expect(asked.mock.calls).toEqual([[{ password: 'a-quiet-harbour-7' }]]);
  });

  it('shows an error when the password is missing or wrong', async () => {
    mockEndpoint(deleteAccount, () => failWith('invalid_input', { password: 'This is not your password.' }));
    const dialog = await ask();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('Your password is required.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Your password'), 'not-mine');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('This is not your password.')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Your password')).toHaveFocus());
    expect(endings).toEqual([]);
  });

  it('shows an error and can be retried or closed when it fails', async () => {
    mockEndpoint(deleteAccount, () => failWith('unavailable'));
    const dialog = await ask();
    await confirm('a-quiet-harbour-7');
    expect(await dialog.findByText('The service is busy. Try again in a moment.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

    await press('Delete my account');
    expect(await screen.findByLabelText('Your password')).toHaveValue('');
    expect(endings).toEqual([]);
  });

  it('cannot be closed while deleting', async () => {
    mockEndpoint(deleteAccount, neverRespond);
    const dialog = await ask();
    await confirm('a-quiet-harbour-7');
    await dialog.findByRole('button', { name: 'Deleting...' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });
});
