import { currentIdentity, saveReturnPath } from '@foothold/shared/auth';
import { finishPasskeyLogin, startPasskeyLogin } from '@foothold/shared/contract';
import {
  anIdentity,
  canceledPrompt,
  failWith,
  mockEndpoint,
  mockPasskeys,
  neverRespond,
  somePasskeyRequestOptions,
} from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { replaceDocument } from '../navigation/document';
import { openShell } from '../testing/openShell';

jest.mock('../navigation/document', () => ({
  servedAddress: '/login',
  visitDocument: jest.fn(),
  replaceDocument: jest.fn(),
}));
const mockReplaceDocument = jest.mocked(replaceDocument);
beforeEach(() => {
  mockReplaceDocument.mockClear();
  mockEndpoint(startPasskeyLogin, () => somePasskeyRequestOptions());
});

const label = 'Log in with a passkey';
const signIn = async () => {
  openShell('/login');
  await userEvent.click(await screen.findByRole('button', { name: label }));
};
const expectToast = async (text: string) =>
  expect(await within(screen.getByRole('alert')).findByText(text)).toBeVisible();

describe('PasskeyButton of the login page', () => {
  it('signs in without an address, and leads to the saved return path', async () => {
    const { get } = mockPasskeys();
    const ada = anIdentity();
    mockEndpoint(finishPasskeyLogin, ({ body }) => {
      expect(body.response).toMatchObject({ id: 'a2V5', type: 'public-key' });
      return { ...ada, token: 'secret' };
    });
    saveReturnPath('/dashboard/applications/7');
    await signIn();
    await waitFor(() => expect(mockReplaceDocument).toHaveBeenCalledWith('/dashboard/applications/7'));
    expect(get).toHaveBeenCalledTimes(1);
    expect(currentIdentity()).toEqual(ada);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret');
  });

  it('is not there when the browser knows no passkeys', async () => {
    openShell('/login');
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: label })).not.toBeInTheDocument();
  });

  it('is ready again when the user cancels', async () => {
    mockPasskeys({ get: canceledPrompt });
    await signIn();
    await expectToast('No passkey was used. Try again, or go on without one.');
    expect(screen.getByRole('button', { name: label })).not.toHaveAttribute('aria-busy');
    expect(mockReplaceDocument).not.toHaveBeenCalled();
  });

  it('is busy while the browser asks', async () => {
    mockPasskeys({ get: neverRespond });
    await signIn();
    expect(await screen.findByRole('button', { name: 'Logging in...' })).toHaveAttribute('aria-busy', 'true');
  });

  it('shows the message of a refusal, also to an admin, who stays on the page', async () => {
    mockPasskeys();
    mockEndpoint(finishPasskeyLogin, () => failWith('forbidden'));
    await signIn();
    await expectToast('Your account may not do this.');
    expect(mockReplaceDocument).not.toHaveBeenCalled();
  });

  it('shows why the account is suspended', async () => {
    mockPasskeys();
    mockEndpoint(finishPasskeyLogin, () => failWith('account_suspended', undefined, 'Copied letters.'));
    await signIn();
    const alert = (await screen.findByText('Your account is suspended.')).closest('[role=alert]');
    expect(alert).toHaveTextContent('Copied letters.');
  });

  it('leads a rejected company to the page with the reason', async () => {
    mockPasskeys();
    mockEndpoint(finishPasskeyLogin, () => failWith('organization_rejected'));
    await signIn();
    await waitFor(() => expect(mockReplaceDocument).toHaveBeenCalledWith('/unverified-company'));
  });
});
