import { currentIdentity, saveReturnPath } from '@foothold/shared/auth';
import { finishPasskeyStep, type Identity, startPasskeyStep, verifyLoginCode } from '@foothold/shared/contract';
import {
  anIdentity,
  failWith,
  mockEndpoint,
  mockEvents,
  mockPasskeys,
  somePasskeyRequestOptions,
} from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { replaceDocument } from '../navigation/document';
import { openShell } from '../testing/openShell';

jest.mock('../navigation/document', () => ({
  servedAddress: '/login/code',
  visitDocument: jest.fn(),
  replaceDocument: jest.fn(),
}));
const mockReplaceDocument = jest.mocked(replaceDocument);
beforeEach(() => mockReplaceDocument.mockClear());

const ada = anIdentity({ role: 'admin', two_factor: 'code' });
const verified: Identity = { ...ada, two_factor: 'on' };
const open = async () => {
  openShell('/login/code', { as: ada });
  await screen.findByRole('heading', { name: 'Enter your code' });
};
const submitCode = async (label: string, code: string) => {
  await userEvent.type(screen.getByLabelText(label), code);
  await userEvent.click(screen.getByRole('button', { name: /Sign/ }));
};

describe('CodePage', () => {
  it('accepts a code and leads to the saved return path', async () => {
    const handleRequest = jest.fn();
    mockEndpoint(verifyLoginCode, ({ body }) => {
      handleRequest(body);
      return { ...verified, token: 'secret' };
    });
    saveReturnPath('/adminorg?page=2');
    await open();
    expect(screen.getByLabelText('Code')).toHaveFocus();
    expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    await submitCode('Code', '123 456');

    await waitFor(() => expect(mockReplaceDocument).toHaveBeenCalledWith('/adminorg?page=2'));
    expect(handleRequest).toHaveBeenCalledWith({ code: '123 456' });
    expect(currentIdentity()?.two_factor).toBe('on');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret');
  });

  it('opens no stream of events, which the server refuses before the code', async () => {
    await open();
    expect(mockEvents.openedCount()).toBe(0);
  });

  it('accepts a recovery code', async () => {
    mockEndpoint(verifyLoginCode, () => ({ ...verified, token: 't' }));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByLabelText('Recovery code')).toHaveFocus();
    await submitCode('Recovery code', 'd39a-4arj-vs38-qtze');
    await waitFor(() => expect(mockReplaceDocument).toHaveBeenCalledWith('/loader'));
  });

  it('shows a wrong code at the field, and too many attempts in a toast', async () => {
    mockEndpoint(verifyLoginCode, () => failWith('invalid_input', { code: 'This code does not work.' }));
    await open();
    await submitCode('Code', '000000');
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('This code does not work.'));

    mockEndpoint(verifyLoginCode, () => failWith('too_many_requests'));
    await submitCode('Code', '1');
    const alert = within(screen.getByRole('alert'));
    expect(await alert.findByText('Too many attempts. Wait a little and try again.')).toBeVisible();
    expect(mockReplaceDocument).not.toHaveBeenCalled();
  });

  it('asks for a code when the field is empty', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Enter the code.')).toBeVisible();
  });

  it('accepts a passkey in place of a code', async () => {
    mockPasskeys();
    mockEndpoint(startPasskeyStep, () => somePasskeyRequestOptions());
    mockEndpoint(finishPasskeyStep, () => ({ ...verified, token: 't' }));
    saveReturnPath('/adminorg?page=2');
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey, if you have one' }));
    await waitFor(() => expect(mockReplaceDocument).toHaveBeenCalledWith('/adminorg?page=2'));
    expect(currentIdentity()?.two_factor).toBe('on');
  });

  it('shows in a toast that there is no passkey', async () => {
    mockPasskeys();
    mockEndpoint(startPasskeyStep, () => failWith('not_possible_now'));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey, if you have one' }));
    expect(await within(screen.getByRole('alert')).findByText(/^This is no longer possible\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use a passkey, if you have one' })).not.toHaveAttribute('aria-busy');
  });

  it('redirects to the login when no password was given', async () => {
    const router = openShell('/login/code');
    await screen.findByRole('heading', { name: 'Login' });
    expect(router.state.location.pathname).toBe('/login');
  });
});
